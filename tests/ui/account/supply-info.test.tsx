import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AccountFeature } from '../../../src/application/account/account.feature'
import type { SignInProblem } from '../../../src/domain/account/sign-in'
import { code, openAt, steps, withProblem } from './popup'

const done = async (): Promise<void> => undefined
const birthday = () => within(screen.getByRole('group', { name: 'Birthday' }))

const problems: readonly (readonly [SignInProblem, string])[] = [
  [{ _tag: 'NameForbidden' }, 'Your name contains forbidden characters.'],
  [{ _tag: 'NameMissing' }, 'Please enter your first name'],
  [{ _tag: 'NameTooLong' }, 'Your username is invalid'],
  [{ _tag: 'BirthdayMissing' }, 'Please choose your birthday'],
  [{ _tag: 'BirthdayImpossible' }, 'Please enter your correct birth date'],
  [{ _tag: 'TooYoung' }, 'only available for ages 18 and older'],
  [{ _tag: 'GenderMissing' }, 'Please choose your gender'],
  [{ _tag: 'StatementMissing' }, 'Please confirm that you are 18 or older'],
  [code(20101), 'Nicknames contain sensitive words'],
  [code(10025), 'Your data could not be updated. Please try again.'],
  [code(10025, 'This email has already been used'), 'This email has already been used'],
]

describe('supply info', () => {
  it('asks for nickname, birthday and gender and hands them on [ACCT-83]', async () => {
    const submitInfo = vi.fn<AccountFeature['submitInfo']>(() => done)
    await openAt(steps.info, { submitInfo })
    await userEvent.type(screen.getByRole('textbox', { name: 'Nickname' }), 'Maya')
    await userEvent.selectOptions(birthday().getByRole('combobox', { name: 'Day' }), '4')
    await userEvent.selectOptions(birthday().getByRole('combobox', { name: 'Month' }), 'May')
    await userEvent.selectOptions(birthday().getByRole('combobox', { name: 'Year' }), '1998')
    await userEvent.click(screen.getByRole('radio', { name: 'Woman' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /I am 18 years of age or older/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(submitInfo).toHaveBeenCalledWith({ name: 'Maya', gender: 'female', birthday: '1998-05-04' }, true)
  })

  it('proposes what the provider calls the person, once, and lets go of it [ACCT-73] [ACCT-83]', async () => {
    const by = { _tag: 'BySocial', provider: 'google', cert: 'c', name: 'Maya K.', before: steps.choosing } as const
    await openAt({ ...steps.info, by })
    const field = screen.getByRole('textbox', { name: 'Nickname' })
    expect(field).toHaveValue('Maya K.')
    await userEvent.clear(field)
    expect(field).toHaveValue('')
  })

  it('drops the 31st character of the nickname and counts to 30 [ACCT-84]', async () => {
    await openAt(steps.info)
    const field = screen.getByRole('textbox', { name: 'Nickname' })
    await userEvent.type(field, 'a'.repeat(31))
    expect(field).toHaveValue('a'.repeat(30))
    expect(screen.getByText('30/30')).toBeVisible()
  })

  it('starts 20 years ago, with day and month open [ACCT-88]', async () => {
    const submitInfo = vi.fn<AccountFeature['submitInfo']>(() => done)
    await openAt(steps.info, { submitInfo })
    const year = birthday().getByRole('combobox', { name: 'Year' })
    expect(year).toHaveValue(String(new Date().getFullYear() - 20))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(submitInfo).toHaveBeenCalledWith({ name: '', gender: null, birthday: '' }, false)
  })

  it('has a text for each case [ACCT-85] [ACCT-87] [ACCT-89] [ACCT-90] [ACCT-92]', async () => {
    const { go } = await openAt(steps.info)
    for (const [problem, text] of problems) {
      go(withProblem(steps.info, problem))
      expect(screen.getByRole('alert')).toHaveTextContent(text)
    }
  })
})
