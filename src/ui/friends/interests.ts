import { useTranslation } from 'react-i18next'
import type { Texts } from '../i18n/resources'

/** @rule PROF-26 */
const labels: Readonly<Record<number, keyof Texts['profile']>> = {
  1: 'music',
  2: 'dance',
  3: 'yoga',
  4: 'cricket',
  5: 'party',
  6: 'fashion',
  7: 'shopping',
  8: 'photography',
  9: 'movies',
  10: 'travel',
  11: 'food',
  12: 'coffee',
  13: 'sports',
  14: 'dog',
  15: 'cat',
  16: 'beauty',
  17: 'camping',
  18: 'reading',
  19: 'cooking',
  20: 'football',
  21: 'pets',
}

/** Interests in words; ids that are not known stay out. */
export const useInterests = (ids: readonly number[]): readonly string[] => {
  const { t } = useTranslation('profile')
  return ids.flatMap((id) => {
    const label = labels[id]
    return label === undefined ? [] : [t(label)]
  })
}
