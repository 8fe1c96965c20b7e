import { readFile } from 'node:fs/promises'
import { clean } from './support/axe'
import { befriend, openProfile, question } from './support/people'
import { expect, test } from './support/product'
import { signUp } from './support/sign-in'
import { PHONE } from './support/somebody'

test('a limit of one’s own is reached, told and kept; all movements are there as a list and as a file [PLUS-6, PLUS-9]', async ({
  open,
}) => {
  const [ann, ben, cleo] = [
    await signUp(await open('Ann', { size: PHONE })),
    await signUp(await open('Ben')),
    await signUp(await open('Cleo')),
  ]
  await befriend(ann, ben)
  const { page } = ann
  await page.goto('/movements')
  await expect(page.getByText('No limit. Spent: 9 coins')).toHaveCount(2)
  await page.getByRole('button', { name: 'Change: Daily limit' }).click()
  await page.getByLabel('Coins', { exact: true }).fill('17')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Spent: 9 coins of 17 coins')).toBeVisible()
  await clean(ann, 'movements and limits')

  await openProfile(ann, cleo)
  await page.getByRole('button', { name: /^Add friend/ }).click()
  await question(page).getByRole('button', { name: 'Add for 9 coins' }).click()
  await expect(question(page)).toContainText('You have reached the limit that you set')
  await question(page).getByRole('button', { name: 'My limits' }).click()
  await expect(page).toHaveURL(/\/movements$/)
  const rows = page.getByRole('list', { name: 'Movements' }).getByRole('listitem')
  await expect(rows).toHaveText([/Friend request.*Ben/, /Welcome gift/])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toBe('\uFEFFTime (UTC),What for,With,With (id),Coins,Balance after,Order')
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z,Friend request,Ben \d+,\d+,-9,111,$/)
})
