import { makeNoticePermissionFake, type NoticePermissionFake } from '../notice-permission.fake'
import { makePushMessagingFake, type PushMessagingFake } from '../push-messaging.fake'
import { makePushNoticesFake, type PushNoticesFake } from '../push-notices.fake'

/** What pushes of one browser stand on. */
export interface PushParts {
  readonly messaging: PushMessagingFake
  readonly notices: PushNoticesFake
  readonly permission: NoticePermissionFake
}

export const makePushParts = (name: string): PushParts => ({
  messaging: makePushMessagingFake(name),
  notices: makePushNoticesFake(),
  permission: makeNoticePermissionFake(),
})
