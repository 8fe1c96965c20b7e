import * as O from 'fp-ts/Option'
import {
  ZodiacAquarius,
  ZodiacAries,
  ZodiacCancer,
  ZodiacCapricorn,
  ZodiacGemini,
  ZodiacLeo,
  ZodiacLibra,
  ZodiacPisces,
  ZodiacSagittarius,
  ZodiacScorpio,
  ZodiacTaurus,
  ZodiacVirgo,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { zodiacOf, type Zodiac } from '../../domain/profile/zodiac'

const icons: Readonly<Record<Zodiac, LucideIcon>> = {
  aries: ZodiacAries,
  taurus: ZodiacTaurus,
  gemini: ZodiacGemini,
  cancer: ZodiacCancer,
  leo: ZodiacLeo,
  virgo: ZodiacVirgo,
  libra: ZodiacLibra,
  scorpio: ZodiacScorpio,
  sagittarius: ZodiacSagittarius,
  capricorn: ZodiacCapricorn,
  aquarius: ZodiacAquarius,
  pisces: ZodiacPisces,
}

/** The sign of a birthday in words, with its drawing; undefined while no birthday is known. @rule PROF-28 PROF-29 */
export const useZodiac = (birthday: string): { readonly label: string; readonly icon: LucideIcon } | undefined => {
  const { t } = useTranslation('profile')
  const sign = O.toUndefined(zodiacOf(birthday))
  return sign === undefined ? undefined : { label: t(`zodiac_${sign}`), icon: icons[sign] }
}
