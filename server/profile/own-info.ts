import { photoStateCode } from '../../src/domain/profile/photo'
import type { UserInfo } from '../../src/infrastructure/gateway/contract/user.codec'
import type { Ledger } from '../coins/ledger.port'
import { mediaPath, type Medium } from '../media/media-rows'
import type { Tx } from '../store/database'
import { type PictureAddress, toUserInfo, type UserRow } from './people'
import { waitingIn } from './picture-slots'

export interface OwnView {
  readonly ledger: Ledger
  readonly pictureAt: PictureAddress
}

const reviewed = (waiting: Medium): number => photoStateCode[waiting.state === 'refused' ? 'refused' : 'reviewing']

/** A picture that is being reviewed is shown to its owner, marked; one that was refused is not, and the owner is told. */
const shown = (waiting: Medium | undefined, pictureAt: PictureAddress): string | undefined =>
  waiting?.state === 'reviewing' ? pictureAt(mediaPath(waiting.id)) : undefined

/** What a person is told of themselves (PROF-1..5). */
export const ownInfo = async (db: Tx, { ledger, pictureAt }: OwnView, user: UserRow): Promise<UserInfo> => {
  const info = toUserInfo(user, await ledger.balance(db, user.id), pictureAt)
  const [head] = await waitingIn(db, user.id, 'head')
  const [background] = await waitingIn(db, user.id, 'background')
  return {
    ...info,
    headImg: shown(head, pictureAt) ?? info.headImg,
    background: shown(background, pictureAt) ?? info.background,
    ...(head === undefined ? {} : { headImgState: reviewed(head) }),
    ...(background === undefined ? {} : { backgroundState: reviewed(background) }),
  }
}
