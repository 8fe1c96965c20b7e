import * as O from 'fp-ts/Option'
import type { Brand } from './brand'

/** A person; ids below zero are the product's own senders (CHAT-35). */
export type UserId = Brand<number, 'UserId'>
export type RoomNum = Brand<string, 'RoomNum'>
/** Made by the sending client; the same uuid is the same message, however often it arrives. */
export type MessageUuid = Brand<string, 'MessageUuid'>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const toUserId = (value: number): O.Option<UserId> =>
  Number.isSafeInteger(value) && value !== 0 ? O.some(value as UserId) : O.none

export const toRoomNum = (value: string): O.Option<RoomNum> =>
  /^[A-Za-z0-9_-]{8,64}$/.test(value) ? O.some(value as RoomNum) : O.none

export const toMessageUuid = (value: string): O.Option<MessageUuid> =>
  uuid.test(value) ? O.some(value as MessageUuid) : O.none

/** The product's own senders, not people (@rule CHAT-35). */
export const isSystem = (id: UserId): boolean => id < 0
