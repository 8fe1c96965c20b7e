import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { groupIds } from '../../../src/domain/profile/groups'
import { interestIds } from '../../../src/domain/profile/interests'
import type { Language } from '../../../src/domain/kernel/language'
import { useDayText } from '../../../src/ui/shell/day-text'
import { useGroupName } from '../../../src/ui/shell/group-words'
import { useInterests } from '../../../src/ui/shell/interest-words'
import { useZodiac } from '../../../src/ui/shell/zodiac-words'
import { drawView } from './draw-view'
import { aCore, anAccount } from './literal-core'

const Interests = () =>
  useInterests([...interestIds, 22])
    .map(({ id, label }) => `${id} ${label}`)
    .join(', ')

const Groups = () => {
  const name = useGroupName()
  return [...groupIds, 10].map((id) => `${id} ${name(id) ?? 'none'}`).join(', ')
}

/** The 25th of every month lies in a sign of its own. */
const birthdays = Array.from({ length: 12 }, (_, month) => `1990-${String(month + 1).padStart(2, '0')}-25`)

const Sign = ({ birthday }: { readonly birthday: string }) => `${useZodiac(birthday)?.label ?? 'none'} `

const Signs = () => [...birthdays, ''].map((birthday) => <Sign key={birthday} birthday={birthday} />)

const Day = () => useDayText()('1990-05-17')

const read = async (view: React.ReactNode, language: Language = 'en') => {
  await drawView(aCore(anAccount()), <p data-testid="words">{view}</p>, language)
  return screen.getByTestId('words').textContent
}

describe('words', () => {
  it('name all interests, and none that is not known [PROF-26]', async () => {
    expect(await read(<Interests />)).toBe(
      '1 Music, 2 Dance, 3 Yoga, 4 Cricket, 5 Party, 6 Fashion, 7 Shopping, 8 Photography, 9 Movies, 10 Travel, ' +
        '11 Food, 12 Coffee, 13 Sports, 14 Dog, 15 Cat, 16 Beauty, 17 Camping, 18 Reading, 19 Cooking, 20 Football, 21 Pets',
    )
  })

  it('name all groups of the wall [PROF-27]', async () => {
    expect(await read(<Groups />)).toBe(
      '0 For You, 1 Singing, 2 Dancing, 3 Chill Chat, 4 Dating Tips, 5 Be Yourself, 6 Sleep Call, 7 Language Chat, ' +
        '8 Daily Life, 9 Make Friends, 99 Other, 10 none',
    )
  })

  it('name the twelve signs, and none without a birthday [PROF-28] [PROF-29]', async () => {
    expect(await read(<Signs />)).toBe(
      'Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn none ',
    )
  })

  it('are there in Arabic', async () => {
    expect(await read(<Signs />, 'ar')).toMatch(/^الدلو الحوت الحمل/)
  })

  it('write a day as the language does', async () => {
    expect(await read(<Day />)).toBe('May 17, 1990')
  })
})
