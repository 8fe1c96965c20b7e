import { ContainerModule } from 'inversify'
import { makeLoadHost, makeSaveHost } from '../../application/profile/host-settings.use-case'
import { makeLoadPhotos } from '../../application/profile/load-photos.use-case'
import { makeOpenAlbum } from '../../application/profile/open-album.use-case'
import { makeOpenPicture, type OpenPictureFile } from '../../application/profile/open-picture.use-case'
import { makePhotoUploads, type PhotoUploads } from '../../application/profile/photo-uploads'
import { makeProfile } from '../../application/profile/profile'
import { ProfileModel } from '../../application/profile/profile.model'
import { makeRemovePhoto } from '../../application/profile/remove-photo.use-case'
import { makeSaveProfile, type SaveProfile } from '../../application/profile/save-profile.use-case'
import { makeSendPicture } from '../../application/profile/send-picture.use-case'
import type { ProfileAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  gateway: token<ProfileAdapters['gateway']>('profileGateway'),
  model: token<ProfileModel>('profileModel'),
  openPicture: token<OpenPictureFile>('openPicture'),
  save: token<SaveProfile>('saveProfile'),
  uploads: token<PhotoUploads>('photoUploads'),
} as const

/** The own profile, albums, and what hosts set. */
export const profileModule = ({ gateway: wire, pictures }: ProfileAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.gateway).toConstantValue(wire)
    bind(S.model)
      .toResolvedValue(() => new ProfileModel())
      .inSingletonScope()
    bind(S.openPicture).toConstantValue(makeOpenPicture(pictures))
    bind(S.save).toResolvedValue(
      (account, clock, gateway, model, session) => makeSaveProfile({ account, clock, gateway, model, session }),
      [T.accountModel, T.clock, S.gateway, S.model, T.sessionStore],
    )
    bind(S.uploads)
      .toResolvedValue(
        (gateway, model, openPicture) => makePhotoUploads({ gateway, model, openPicture }),
        [S.gateway, S.model, S.openPicture],
      )
      .inSingletonScope()
    bind(F.forgetProfile).toResolvedValue(
      (model, uploads) => () => {
        uploads.end()
        model.forget()
      },
      [S.model, S.uploads],
    )
    bind(F.profile)
      .toResolvedValue(
        (account, gateway, model, openPicture, save, uploads) => {
          const me = () => account.userId
          return makeProfile({
            model,
            openPicture,
            save,
            uploads,
            loadPhotos: makeLoadPhotos({ gateway, me, model }),
            removePhoto: makeRemovePhoto({ gateway, model }),
            sendPicture: makeSendPicture(gateway),
            openAlbum: makeOpenAlbum({ gateway, me, model }),
            loadHost: makeLoadHost({ gateway, me, model }),
            saveHost: makeSaveHost({ gateway, me, model }),
          })
        },
        [T.accountModel, S.gateway, S.model, S.openPicture, S.save, S.uploads],
      )
      .inSingletonScope()
  })
