import type { Page } from '@playwright/test'
import { aPhoto } from '../builders/pictures'
import { operate } from './support/operator'
import { goHome, isPhone, openProfile, question } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { DESKTOP, PHONE, type Somebody } from './support/somebody'

const upload = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await aPhoto(width, height)),
})

const choose = async (page: Page, button: string, ...files: Awaited<ReturnType<typeof upload>>[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(files)
}

/** From the home page over the own popup. */
const openEditor = async (somebody: Somebody): Promise<void> => {
  const { page } = somebody
  await goHome(somebody)
  if (!isPhone(page)) await page.getByRole('button', { name: 'Account' }).click()
  const role = isPhone(page) ? 'button' : 'menuitem'
  await page.getByRole(role, { name: 'Profile' }).click()
  const popup = page.getByRole('dialog', { name: 'Your profile' })
  await popup.getByRole('link', { name: 'Edit profile' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeVisible()
}

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
}

/** Cuts a little to the side, by keys, and waits until it has been sent. */
const cutAndSend = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Part of the picture that is used' }).press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(dialog).toBeHidden()
}

const approveAll = async ({ product }: Somebody): Promise<void> => {
  const waiting = await operate(product, 'photos', 'list')
  for (const { id } of waiting) await operate(product, 'photos', 'approve', String(id), '--reason', 'fine')
}

test('somebody edits the own profile on a desktop, and others see it [PROF-9] [PROF-10] [PROF-13] [PROF-14]', async ({
  open,
}) => {
  const [ann, ben] = [await signUp(await open('Ann', { size: DESKTOP })), await signUp(await open('Ben'))]
  const { page } = ann
  await openEditor(ann)
  await page.getByRole('textbox', { name: 'Bio' }).fill('Slow mornings and loud concerts.')
  await page.getByRole('button', { name: 'Coffee' }).click()
  await page.getByRole('button', { name: 'Choose languages' }).click()
  const languages = page.getByRole('dialog', { name: 'Languages' })
  await languages.getByRole('searchbox').fill('deutsch')
  await languages.getByRole('checkbox', { name: /^German/ }).click()
  await languages.getByRole('button', { name: 'Done (1/3)' }).click()
  await choose(page, 'Change profile picture', await upload('me.jpg', 1_200, 900))
  await cutAndSend(page)
  await choose(page, 'Add background', await upload('wide.jpg', 1_200, 900))
  await cutAndSend(page)
  await save(page)
  await expect(page.getByText('Your photo is being reviewed')).toBeVisible()

  await openProfile(ben, ann)
  await expect(ben.page.getByText('Slow mornings and loud concerts.')).toBeVisible()
  for (const word of ['Coffee', 'German', 'Taurus'])
    await expect(ben.page.getByText(word, { exact: true })).toBeVisible()
  const portrait = ben.page.locator('article img[src*="size=1080x1440"]')
  await expect(portrait).toHaveCount(0)

  await approveAll(ann)
  await ben.page.reload()
  await expect(portrait).toHaveCount(2)
  for (const picture of await portrait.all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('photos on a phone are uploaded, reviewed, seen in large and deleted [PROF-22] [PROF-24]', async ({ open }) => {
  test.setTimeout(90_000)
  const [ann, ben] = [await signUp(await open('Ann', { size: PHONE })), await signUp(await open('Ben'))]
  const { page } = ann
  await openEditor(ann)
  const album = page.getByRole('list', { name: 'Photos' })
  const picture = await upload('one.jpg', 900, 1_200)
  const drawing = { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  const large = { ...picture, name: 'large.jpg', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }
  await choose(page, 'Add photos', picture, await upload('two.jpg', 1_200, 900), drawing, large)
  await expect(album.getByText('Your photo is being reviewed')).toHaveCount(2)
  await expect(album.getByText('Unsupported image format')).toBeVisible()
  await expect(album.getByText('The image size is limited to 5M')).toBeVisible()
  await page.getByRole('button', { name: 'Open photo 1 of 2' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1 of 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete photo 2 of 2' }).click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: /^Open photo/ })).toHaveCount(1)

  await openProfile(ben, ann)
  await expect(ben.page.getByRole('list', { name: 'Photos' })).toBeHidden()
  await approveAll(ann)
  await ben.page.reload()
  await expect(ben.page.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(1)
})

test('the birthday is changed once, and what is not saved is asked about [PROF-15] [PROF-16]', async ({ open }) => {
  const ann = await signUp(await open('Ann'))
  const { page } = ann
  await openEditor(ann)
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1985')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('1985')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await question(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your birthday was changed once and stays as it is.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await openEditor(ann)
  await page.getByRole('textbox', { name: 'Bio' }).fill('Not saved')
  await page.getByRole('link', { name: 'Friends' }).click()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('region', { name: 'Friends' })).toBeVisible()
  await page.reload()
  await openEditor(ann)
  await expect(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('')
})

test('a host sets prices, and friends see theirs [CALL-66]', async ({ open }) => {
  const [ann, ben] = [await signUp(await open('Ann')), await signUp(await open('Ben'))]
  const [found] = await operate(ann.product, 'users', 'find', ann.name)
  await operate(ann.product, 'host', 'make', String(found?.['id']), '--price', '30', '--reason', 'asked for it')
  const { page } = ann
  await page.goto('/profile/host')
  await page.getByRole('textbox', { name: 'Price for everybody' }).fill('44')
  await page.getByRole('textbox', { name: 'Price for friends' }).fill('22')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved')).toBeVisible()
  await openProfile(ben, ann)
  await expect(ben.page.getByText('44/min')).toBeVisible()
})
