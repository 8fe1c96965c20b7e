import * as E from 'fp-ts/Either'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link } from 'wouter'
import type { ProfileFeature, SaveProblem } from '../../../src/application/profile/profile.feature'
import type { Me } from '../../../src/domain/kernel/person'
import { Page } from '../../../src/ui/profile/editor.page'
import { show } from './stage'

const saving = (problem?: SaveProblem) =>
  vi.fn<ProfileFeature['save']>(() => async () => (problem === undefined ? E.right(undefined) : E.left(problem)))

const open = (me: Partial<Me> = {}, save = saving()) => show(<Page />, { me, profile: { save } })

const refusal = (code: number, message = ''): SaveProblem => ({ _tag: 'Refusal', code, message, data: null })

const region = (name: string) => within(screen.getByRole('region', { name }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('editor', () => {
  it('has sections for what can be changed, and the gender only to read [PROF-13] [PROF-17]', async () => {
    await open()
    for (const name of ['About', 'Interests', 'Languages', 'Birthday and gender', 'Photos'])
      expect(screen.getByRole('region', { name })).toBeVisible()
    const details = region('Birthday and gender')
    expect(details.getByText('Woman')).toBeVisible()
    expect(details.getByText('Your gender cannot be changed.')).toBeVisible()
    expect(details.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('says that all is saved until something is changed, and sends that alone [PROF-14]', async () => {
    const saved = saving()
    await open({ introduce: 'Hello' }, saved)
    expect(screen.getByRole('status')).toHaveTextContent('All changes saved')
    expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled()
    const name = screen.getByRole('textbox', { name: 'Nickname' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Anna K.')
    expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes')
    await save()
    expect(saved).toHaveBeenCalledExactlyOnceWith({ name: 'Anna K.' })
    expect(await screen.findByText('Your changes are saved')).toBeVisible()
  })

  it('has nothing to save when a change is put back, or is discarded', async () => {
    await open({ introduce: 'Hello' })
    const bio = screen.getByRole('textbox', { name: 'Bio' })
    await userEvent.type(bio, '!')
    await userEvent.type(bio, '{Backspace}')
    expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled()
    await userEvent.type(bio, ' there')
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(bio).toHaveValue('Hello')
  })

  it('drops the 31st character of the name and the 201st of the bio [ACCT-84] [PROF-20]', async () => {
    await open({ name: '' })
    const [name, bio] = [
      screen.getByRole('textbox', { name: 'Nickname' }),
      screen.getByRole('textbox', { name: 'Bio' }),
    ]
    await userEvent.click(name)
    await userEvent.paste('n'.repeat(40))
    await userEvent.click(bio)
    await userEvent.paste('💜'.repeat(201))
    expect(name).toHaveValue('n'.repeat(30))
    expect(bio).toHaveValue('💜'.repeat(200))
    expect(screen.getByText('30/30')).toBeVisible()
    expect(screen.getByText('200/200')).toBeVisible()
  })

  it.each([
    [{ _tag: 'FieldProblem', field: 'name', problem: { _tag: 'NameMissing' } }, 'Please enter your first name'],
    [
      { _tag: 'FieldProblem', field: 'name', problem: { _tag: 'NameForbidden' } },
      'Your name contains forbidden characters.',
    ],
    [{ _tag: 'FieldProblem', field: 'name', problem: { _tag: 'NameTooLong' } }, 'Your username is invalid'],
    [
      { _tag: 'FieldProblem', field: 'birthday', problem: { _tag: 'TooYoung' } },
      'only available for ages 18 and older',
    ],
    [refusal(20101), 'Nicknames contain sensitive words'],
    [refusal(10025), 'Your data could not be updated. Please try again.'],
    [refusal(429, 'Too many requests, try again in 9 s'), 'Too many requests, try again in 9 s'],
    [{ _tag: 'Unreachable', timedOut: false }, 'Please check your network connection and try again.'],
  ] as const)('keeps what was typed and tells of %j [PROF-14] [ACCT-89] [ACCT-90]', async (problem, text) => {
    await open({}, saving(problem))
    const bio = screen.getByRole('textbox', { name: 'Bio' })
    await userEvent.type(bio, 'Hello')
    await save()
    expect(await screen.findByText(text)).toBeVisible()
    expect(bio).toHaveValue('Hello')
    expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes')
  })
})

describe('interests', () => {
  it('are five at most: a sixth is refused [PROF-19] [PROF-26]', async () => {
    const saved = saving()
    await open({ interests: [1, 2, 3, 4] }, saved)
    const interests = region('Interests')
    expect(interests.getAllByRole('button')).toHaveLength(21)
    await userEvent.click(interests.getByRole('button', { name: 'Coffee' }))
    expect(interests.getByText('5/5')).toBeVisible()
    await userEvent.click(interests.getByRole('button', { name: 'Travel' }))
    expect(interests.getByRole('alert')).toHaveTextContent('You can choose up to 5 interests.')
    expect(interests.getByRole('button', { name: 'Travel' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(interests.getByRole('button', { name: 'Music' }))
    expect(interests.queryByRole('alert')).not.toBeInTheDocument()
    await save()
    expect(saved).toHaveBeenCalledWith({ interests: [2, 3, 4, 12] })
  })
})

describe('languages', () => {
  const choose = async (): Promise<ReturnType<typeof within>> => {
    await userEvent.click(screen.getByRole('button', { name: 'Choose languages' }))
    return within(screen.getByRole('dialog', { name: 'Languages' }))
  }

  it('are found by their names, in themselves too, and three at most [PROF-18]', async () => {
    const saved = saving()
    await open({ languages: ['en'] }, saved)
    const dialog = await choose()
    const search = dialog.getByRole('searchbox', { name: 'Search languages' })
    await userEvent.type(search, 'deutsch')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^German/ }))
    await userEvent.clear(search)
    await userEvent.type(search, 'TÜRK')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Turkish/ }))
    await userEvent.clear(search)
    await userEvent.type(search, 'french')
    const fourth = dialog.getByRole('checkbox', { name: /^French/ })
    await userEvent.click(fourth)
    expect(dialog.getByText('You can choose up to 3 languages.')).toBeVisible()
    expect(fourth).not.toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Done (3/3)' }))
    await save()
    expect(saved).toHaveBeenCalledWith({ languages: ['en', 'de', 'tr'] })
  })

  it('say that nothing is found, and can be taken back', async () => {
    await open({ languages: ['en', 'de'] })
    const dialog = await choose()
    await userEvent.type(dialog.getByRole('searchbox'), 'klingon')
    expect(dialog.getByRole('status')).toHaveTextContent('No language found for “klingon”')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove German' }))
    expect(region('Languages').getByText('1/3')).toBeVisible()
  })
})

describe('birthday', () => {
  beforeEach(() => void vi.setSystemTime(Date.UTC(2026, 10, 21)))
  afterEach(() => void vi.useRealTimers())

  it('offers years from 18 years back to 1930 [PROF-15]', async () => {
    await open({ birthday: '1994-05-01' })
    const year = screen.getByRole('combobox', { name: 'Year' })
    const years = within(year)
      .getAllByRole('option')
      .map((option) => option.textContent)
      .slice(1)
    expect([years[0], years.at(-1), years.length]).toEqual(['2008', '1930', 79])
    for (const [name, value] of [
      ['Day', '1'],
      ['Month', '5'],
    ] as const)
      expect(screen.getByRole('combobox', { name })).toHaveValue(value)
  })

  it('is asked about before it is saved, since it is changed once [PROF-16]', async () => {
    const saved = saving()
    await open({ birthday: '1994-05-01' }, saved)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1993')
    await save()
    const question = within(screen.getByRole('alertdialog', { name: 'Change your birthday to May 1, 1993?' }))
    expect(question.getByText(/once/)).toBeVisible()
    expect(saved).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    expect(saved).toHaveBeenCalledExactlyOnceWith({ birthday: '1993-05-01' })
  })

  it('that does not exist is told of and not asked about [ACCT-91]', async () => {
    const problem: SaveProblem = { _tag: 'FieldProblem', field: 'birthday', problem: { _tag: 'BirthdayImpossible' } }
    await open({ birthday: '1994-05-30' }, saving(problem))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '2')
    await save()
    expect(await screen.findByText('Please enter your correct birth date')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('is locked when it was changed before [PROF-16]', async () => {
    await open({ birthday: '1994-05-01', birthdayLocked: true })
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.getByText('May 1, 1994')).toBeVisible()
    expect(screen.getByText('Your birthday was changed once and stays as it is.')).toBeVisible()
  })
})

describe('leaving with changes', () => {
  const openWithLink = async () => {
    const drawn = await show(
      <>
        <Link href="/friends">Elsewhere</Link>
        <Page />
      </>,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Bio' }), 'Hello')
    return drawn
  }

  it('asks first, and staying keeps what was typed', async () => {
    const { memory } = await openWithLink()
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }))
    expect(memory.history?.at(-1)).toBe('/')
    await userEvent.click(question.getByRole('button', { name: 'Stay' }))
    expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue('Hello')
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect(memory.history?.at(-1)).toBe('/friends')
  })

  it('asks when the browser goes back', async () => {
    await openWithLink()
    act(() => history.back())
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  })

  it('asks before the tab is closed, and not when all is saved', async () => {
    await openWithLink()
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(close()).toBe(false)
    await save()
    await waitFor(() => expect(close()).toBe(true))
  })
})

describe('in Arabic', () => {
  it('has all its texts', async () => {
    await show(<Page />, { language: 'ar' })
    expect(screen.getByRole('region', { name: 'الاهتمامات' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'قهوة' })).toBeVisible()
  })
})
