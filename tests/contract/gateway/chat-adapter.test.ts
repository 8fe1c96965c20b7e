import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeChatGateway } from '../../../src/infrastructure/gateway/chat-gateway.adapter'
import { userId } from '../../builders/ids'
import { clientOf } from './client'
import { openStand, type Stand } from './stand'
import { uuid } from '../chat-store/chat-store.world'

describe('messages over the wire', () => {
  let stand: Stand
  beforeEach(async () => {
    stand = await openStand()
  })
  afterEach(() => stand.close())

  const chat = () => {
    const { gateway, identity } = clientOf(stand)
    return makeChatGateway(gateway, identity)
  }
  const accepted = { data: { messageId: 5, timeStamp: 9 } }

  it('name their kind: 1 a text, 3 a picture with its address, 4 a text of a call; and ask for a translation or not [CHAT-20, CHAT-73]', async () => {
    stand.answer = () => accepted
    const { send } = chat()
    expect(await send(userId(9), uuid(1), 'hello')()).toEqual(E.right({ id: 5, at: 9 }))
    await send(userId(9), uuid(2), '', { pictureUrl: '/p' })()
    await send(userId(9), uuid(3), 'hello', { translate: true })()
    await send(userId(9), uuid(4), 'hello', { inCall: true })()
    const [text, picture, translated, inCall] = stand.heard.map(({ params }) => params)
    expect(text).toMatchObject({ msg_type: 1, translate: 0, msg: 'hello', messageUuid: uuid(1) })
    expect(text).not.toHaveProperty('pictureUrl')
    expect(picture).toMatchObject({ msg_type: 3, pictureUrl: '/p', msg: '' })
    expect(translated).toMatchObject({ msg_type: 1, translate: 1 })
    expect(inCall).toMatchObject({ msg_type: 4, translate: 0, msg: 'hello' })
  })

  it('bring what became of a translation [CHAT-81]', async () => {
    stand.answer = () => ({ data: { ...accepted.data, translateCode: 54_000 } })
    expect(await chat().send(userId(9), uuid(1), 'hello', { translate: true })()).toEqual(
      E.right({ id: 5, at: 9, translateCode: 54_000 }),
    )
  })

  it('upload a picture in the field `image` and get its address [CHAT-68]', async () => {
    stand.answer = () => ({ data: { data: '/account/v1/media/x' } })
    const file = new File(['x'], 'cat.jpg', { type: 'image/jpeg' })
    expect(
      await chat()
        .uploadPicture(file, () => undefined)
        .done(),
    ).toEqual(E.right('/account/v1/media/x'))
    expect(stand.heard.map(({ call }) => [call.row, 'file' in call ? call.file : ''])).toEqual([[115, 'image']])
  })
})
