import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { HostStanding, ProfileGateway } from '../../application/profile/profile-gateway.port'
import type { Changes } from '../../domain/profile/changes'
import { photoStateOf, type Photo } from '../../domain/profile/photo'
import { accountCalls, hostCalls } from './contract/account.calls'
import type { ParamsOf, ReplyOf } from './contract/call'
import { friendsCalls } from './contract/friends.calls'
import type { Gateway } from './gateway'
import { required } from './mapped'
import { toMe } from './person-mapping'
import { sendFile } from './send-file'

const toPhoto = ({ id, orderNum, pic, state }: ReplyOf<typeof accountCalls.uploadPhotos>): Photo => ({
  id,
  pic,
  order: orderNum,
  state: photoStateOf(state),
})

const toParams = ({ name, languages, interests, ...same }: Changes): ParamsOf<typeof accountCalls.updateInfo> => ({
  ...same,
  ...(name === undefined ? {} : { userName: name }),
  ...(languages === undefined ? {} : { languages: [...languages] }),
  ...(interests === undefined ? {} : { interestLabels: [...interests] }),
})

const toHost = (reply: ReplyOf<typeof hostCalls.hostSettings>): HostStanding => ({
  price: reply.price,
  friendPrice: reply.friendPrice,
  friendsOnly: reply.friendsOnly === 1,
  points: reply.points,
})

/** Profiles, albums and settings of hosts over the wire (rows 51, 52, 68 to 72, 183). */
export const makeProfileGateway = (gateway: Gateway): ProfileGateway => {
  const { ask } = gateway
  return {
    update: (changes) =>
      pipe(
        ask(accountCalls.updateInfo, toParams(changes)),
        TE.flatMap((info) => pipe(toMe(info), required('own data'))),
      ),
    uploadPicture: (file, onProgress) =>
      sendFile(gateway, accountCalls.uploadImage, file, onProgress, ({ headImg }) => headImg),
    photos: (me) =>
      pipe(
        ask(accountCalls.photos, { search_u_id: me }),
        TE.map(({ list }) => list.map(toPhoto)),
      ),
    uploadPhoto: (file, onProgress) => sendFile(gateway, accountCalls.uploadPhotos, file, onProgress, toPhoto),
    deletePhoto: (id) => pipe(ask(accountCalls.delPhotos, { id }), TE.asUnit),
    photosOf: (id) =>
      pipe(
        ask(friendsCalls.getPhotos, { f_u_id: id }),
        TE.map(({ list }) => list.map(toPhoto)),
      ),
    videosOf: (id) =>
      pipe(
        ask(friendsCalls.getVideos, { f_u_id: id }),
        TE.map(({ list }) =>
          list.map((video) => ({ id: video.id, address: video.video_url, poster: video.pic ?? '' })),
        ),
      ),
    hostStanding: pipe(ask(hostCalls.hostSettings, {}), TE.map(toHost)),
    setHost: ({ price, friendPrice, friendsOnly }) =>
      pipe(ask(hostCalls.setHostSettings, { price, friendPrice, friendsOnly: friendsOnly ? 1 : 0 }), TE.map(toHost)),
  }
}
