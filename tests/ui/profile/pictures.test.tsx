import * as E from 'fp-ts/Either'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { OpenPicture } from '../../../src/application/kernel/picture-preparer.port'
import type { ProfileFeature, UploadProblem } from '../../../src/application/profile/profile.feature'
import type { Cancelled } from '../../../src/application/kernel/upload'
import { BACKDROP, PORTRAIT, wholeCrop } from '../../../src/domain/profile/crop'
import { Page } from '../../../src/ui/profile/editor.page'
import { show } from './stage'

const makePicture = () => {
  const close = vi.fn<() => void>()
  const picture: OpenPicture = {
    address: 'blob:me',
    width: 4_000,
    height: 3_000,
    take: () => async () => E.left({ _tag: 'PictureUnsupported' }),
    close,
  }
  return { picture, close }
}

type Sent = E.Either<UploadProblem | Cancelled, string>

/** A sending that waits for the test. */
const makeSending = () => {
  let settle: (sent: Sent) => void = () => undefined
  const done = new Promise<Sent>((resolve) => (settle = resolve))
  const cancel = vi.fn<() => void>(() => settle(E.left({ _tag: 'Cancelled' })))
  const send = vi.fn<ProfileFeature['sendPicture']>((_picture, _shape, _crop, onProgress) => {
    onProgress(30)
    return { done: () => done, cancel }
  })
  return { send, cancel, settle: (sent: Sent) => settle(sent) }
}

const open = async (profile: Partial<ProfileFeature>, me = {}) => {
  const drawn = await show(<Page />, { profile, me })
  const choose = async (place: number) => {
    const input = drawn.container.querySelectorAll<HTMLInputElement>('input[type="file"]')[place]
    if (input !== undefined) await userEvent.upload(input, new File(['x'], 'me.jpg', { type: 'image/jpeg' }))
  }
  return { ...drawn, chooseBackground: () => choose(0), choosePortrait: () => choose(1) }
}

describe('profile picture', () => {
  it('is cut 3:4, sent with its progress, shown, and saved with the other changes [PROF-14] [PROF-25]', async () => {
    const [{ close, picture }, sending] = [makePicture(), makeSending()]
    const save = vi.fn<ProfileFeature['save']>(() => async () => E.right(undefined))
    const openPicture = () => async () => E.right(picture)
    const { choosePortrait, container } = await open({ openPicture, sendPicture: sending.send, save })
    await choosePortrait()
    const dialog = within(await screen.findByRole('dialog', { name: 'Profile picture' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }))
    expect(sending.send).toHaveBeenCalledWith(picture, PORTRAIT, wholeCrop, expect.anything())
    expect(dialog.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '30')
    sending.settle(E.right('/pictures/new'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(container.querySelector('img[src="/pictures/new?size=270x360"]')).not.toBeNull()
    expect(close).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(save).toHaveBeenCalledExactlyOnceWith({ headImg: '/pictures/new' })
  })

  it('is moved and brought nearer by keys, by a finger and by the slider', async () => {
    const [{ picture }, sending] = [makePicture(), makeSending()]
    const { choosePortrait } = await open({
      openPicture: () => async () => E.right(picture),
      sendPicture: sending.send,
    })
    await choosePortrait()
    const frame = await screen.findByRole('button', { name: 'Part of the picture that is used' })
    const image = () => frame.querySelector('img')?.style
    expect(image()).toMatchObject({ top: '0%', blockSize: '100%' })
    frame.focus()
    await userEvent.keyboard('++')
    expect(Number.parseFloat(image()?.blockSize ?? '')).toBeCloseTo(132.25)
    const before = Number.parseFloat(image()?.left ?? '')
    await userEvent.keyboard('{ArrowRight}')
    expect(Number.parseFloat(image()?.left ?? '')).toBeGreaterThan(before)
    frame.getBoundingClientRect = () => ({ width: 300, height: 400 }) as DOMRect
    frame.setPointerCapture = () => undefined
    const from = Number.parseFloat(image()?.left ?? '')
    fireEvent.pointerDown(frame, { pointerId: 1, clientX: 100, clientY: 100 })
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 70, clientY: 100 })
    fireEvent.pointerUp(frame, { pointerId: 1 })
    expect(Number.parseFloat(image()?.left ?? '')).toBeCloseTo(from - 10)
    const slider = screen.getByRole('slider', { name: 'Zoom' })
    slider.focus()
    await userEvent.keyboard('{Home}')
    expect(image()).toMatchObject({ top: '0%', blockSize: '100%' })
  })

  it('is called back while it is sent, and the cut stays', async () => {
    const [{ picture }, sending] = [makePicture(), makeSending()]
    const { choosePortrait } = await open({
      openPicture: () => async () => E.right(picture),
      sendPicture: sending.send,
    })
    await choosePortrait()
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(sending.cancel).toHaveBeenCalledOnce()
    expect(await dialog.findByRole('button', { name: 'Use picture' })).toBeVisible()
    expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('keeps the cut when the sending fails, and says why [PROF-23]', async () => {
    const [{ picture }, sending] = [makePicture(), makeSending()]
    const { choosePortrait } = await open({
      openPicture: () => async () => E.right(picture),
      sendPicture: sending.send,
    })
    await choosePortrait()
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }))
    sending.settle(E.left({ _tag: 'NotApproved' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Image not approved')
    expect(dialog.getByRole('button', { name: 'Use picture' })).toBeEnabled()
  })

  it.each([
    ['PictureTooLarge', 'The image size is limited to 5M'],
    ['PictureUnsupported', 'Unsupported image format'],
  ] as const)('is refused before it is cut: %s [PROF-23] [CHAT-68]', async (_tag, text) => {
    const { choosePortrait } = await open({ openPicture: () => async () => E.left({ _tag }) })
    await choosePortrait()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([
    ['reviewing', 'Your photo is being reviewed'],
    ['refused', 'Image not approved'],
  ] as const)('says that it is %s [PROF-24]', async (headImg, text) => {
    await open({}, { reviews: { headImg, background: 'approved' } })
    expect(screen.getByText(text)).toBeVisible()
  })
})

describe('background', () => {
  it('is cut wide, changed and removed [PROF-5]', async () => {
    const [{ picture }, sending] = [makePicture(), makeSending()]
    const save = vi.fn<ProfileFeature['save']>(() => async () => E.right(undefined))
    const openPicture = () => async () => E.right(picture)
    const all = { openPicture, sendPicture: sending.send, save }
    const { chooseBackground } = await open(all, { background: '/old' })
    await chooseBackground()
    const dialog = within(await screen.findByRole('dialog', { name: 'Background' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }))
    expect(sending.send).toHaveBeenCalledWith(picture, BACKDROP, wholeCrop, expect.anything())
    sending.settle(E.right('/pictures/wide'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Remove background' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(save).toHaveBeenCalledExactlyOnceWith({ background: '' })
  })
})
