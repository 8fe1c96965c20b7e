import * as E from 'fp-ts/Either'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observable, runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import type { ProfileFeature, ProfileView, Upload, UploadState } from '../../../src/application/profile/profile.feature'
import type { Photo } from '../../../src/domain/profile/photo'
import { PhotosSection } from '../../../src/ui/profile/photos-section'
import { aMe } from '../shell/literal-core'
import { aProfile } from '../shell/literal-features'
import { show } from './stage'

const photo = (id: number, state: Photo['state'] = 'approved'): Photo => ({
  id,
  order: id,
  pic: `/photos/${id}`,
  state,
})
const upload = (state: UploadState, address = 'blob:1'): Upload => ({ key: 1, address, state })

const open = (view: Parameters<typeof show>[1] = {}) => show(<PhotosSection me={aMe()} />, view)

const album = () => within(screen.getByRole('list', { name: 'Photos' }))

describe('the own photos', () => {
  it('say how they stand with the review [PROF-24]', async () => {
    await open({ view: { photos: [photo(1), photo(2, 'reviewing'), photo(3, 'refused')] } })
    const [seen, waiting, refused] = album().getAllByRole('listitem')
    expect(seen).not.toHaveTextContent(/\w/)
    expect(waiting).toHaveTextContent('Your photo is being reviewed')
    expect(refused).toHaveTextContent('Image not approved')
  })

  it('are asked for in the size of a tile, and open in large [PROF-25]', async () => {
    const { container } = await open({ view: { photos: [photo(1), photo(2, 'reviewing')] } })
    expect(container.querySelector('img')).toHaveAttribute('src', '/photos/1?size=270x360')
    await userEvent.click(screen.getByRole('button', { name: 'Open photo 2 of 2' }))
    const viewer = within(screen.getByRole('dialog', { name: 'Photo of Anna Keller' }))
    expect(viewer.getByRole('img')).toHaveAttribute('src', '/photos/2?size=1080x1440')
    expect(viewer.getByText('Your photo is being reviewed')).toBeVisible()
  })

  it('are deleted after a question [PROF-22]', async () => {
    const removePhoto = vi.fn<ProfileFeature['removePhoto']>(() => async () => E.right(undefined))
    await open({ view: { photos: [photo(1), photo(2)] }, profile: { removePhoto } })
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Delete photo 2 of 2' }))
    await press()
    const question = within(screen.getByRole('alertdialog', { name: 'Delete this photo?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(removePhoto).not.toHaveBeenCalled()
    await press()
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(removePhoto).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('leave the focus in their list when one has gone [PLUS-22]', async () => {
    const view = observable.object<ProfileView>(
      { ...aProfile().view, photos: [photo(1), photo(2)] },
      {},
      { deep: false },
    )
    const removePhoto: ProfileFeature['removePhoto'] = (id) => async () => {
      runInAction(() => Object.assign(view, { photos: view.photos.filter((one) => one.id !== id) }))
      return E.right(undefined)
    }
    await open({ profile: { removePhoto, view } })
    for (const [which, next] of [
      ['Delete photo 1 of 2', 'Open photo 1 of 1'],
      ['Delete photo 1 of 1', 'Add photos'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: which }))
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus())
    }
  })

  it('tell when one could not be deleted', async () => {
    const removePhoto = () => async () => E.left({ _tag: 'Unreachable', timedOut: false } as const)
    await open({ view: { photos: [photo(1)] }, profile: { removePhoto } })
    await userEvent.click(screen.getByRole('button', { name: 'Delete photo 1 of 1' }))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check your network connection and try again.')
  })

  it('can be read again when they could not be read', async () => {
    const loadPhotos = vi.fn<ProfileFeature['loadPhotos']>(async () => undefined)
    await open({ view: { photoListing: 'failed' }, profile: { loadPhotos } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loadPhotos).toHaveBeenCalledTimes(2)
  })
})

describe('photos on their way', () => {
  it('are chosen, several at once [PROF-22]', async () => {
    const addPhotos = vi.fn<ProfileFeature['addPhotos']>()
    const { container } = await open({ profile: { addPhotos } })
    const input = container.querySelector<HTMLInputElement>('input[type="file"]')
    expect(input?.accept).toBe('image/jpeg,image/png,image/webp')
    const files = ['a.jpg', 'b.png'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
    if (input !== null) await userEvent.upload(input, files, { applyAccept: false })
    await waitFor(() => expect(addPhotos).toHaveBeenCalledExactlyOnceWith(files))
  })

  it('show how much has been sent, and can be called back', async () => {
    const cancelUpload = vi.fn<ProfileFeature['cancelUpload']>()
    await open({ view: { uploads: [upload({ _tag: 'Sending', percent: 40 })] }, profile: { cancelUpload } })
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(cancelUpload).toHaveBeenCalledExactlyOnceWith(1)
  })

  it.each([
    ['PictureTooLarge', 'The image size is limited to 5M'],
    ['PictureUnsupported', 'Unsupported image format'],
    ['NotApproved', 'Image not approved'],
  ] as const)('say why they failed for good: %s [PROF-23] [PROF-24] [CHAT-68]', async (_tag, text) => {
    await open({ view: { uploads: [upload({ _tag: 'Failed', problem: { _tag } })] } })
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible()
  })

  it('can be sent again after the network failed', async () => {
    const retryUpload = vi.fn<ProfileFeature['retryUpload']>()
    const failed = upload({ _tag: 'Failed', problem: { _tag: 'Unreachable', timedOut: false } })
    await open({ view: { uploads: [failed] }, profile: { retryUpload } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retryUpload).toHaveBeenCalledExactlyOnceWith(1)
  })
})
