import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { BrandMark } from './brand-mark'
import one from './faces/evening-1.svg?inline'
import two from './faces/evening-2.svg?inline'
import three from './faces/evening-3.svg?inline'
import four from './faces/evening-4.svg?inline'
import five from './faces/evening-5.svg?inline'
import styles from './first-screen.module.css'
import { useKeptFocus } from './use-kept-focus'

/** Somebody behind each window; on a phone the second stands in the middle. */
const WINDOWS = [one, two, three, four, five] as const
/** So many a phone shows: before the program is there it draws no other. */
const ON_PHONE = 3

export type FirstScreenProps = {
  /** Without it the button is there but waits for the program. */
  readonly onStart?: () => void
  /** Up to five pictures; a window without one shows its evening light. */
  readonly faces?: ReadonlyArray<ReactNode>
  /** Links to the terms. */
  readonly notice?: ReactNode
}

type WindowsProps = Required<Pick<FirstScreenProps, 'faces'>> & { readonly waits: boolean }

const Windows = ({ faces, waits }: WindowsProps) => (
  <div className={styles.faces}>
    {WINDOWS.map((evening, at) => (
      <div className={styles.face} key={evening}>
        <img className={styles.evening} loading={waits && at >= ON_PHONE ? 'lazy' : undefined} src={evening} alt="" />
        {faces[at]}
      </div>
    ))}
  </div>
)

/** What a visitor sees first: one line, faces, one button. Also drawn at build time, without pictures. */
export const FirstScreen = ({ onStart, faces = [], notice }: FirstScreenProps) => {
  const { t } = useTranslation(['shell', 'common'])
  const waits = onStart === undefined
  const start = useKeptFocus<HTMLButtonElement>()
  return (
    <div className={styles.screen}>
      <span className={styles.brand}>
        <BrandMark />
        {t('common:brand')}
      </span>
      <Windows faces={faces} waits={waits} />
      <div className={styles.words}>
        <h1 className={styles.line}>{t('shell:first_line')}</h1>
        <p className={styles.text}>{t('shell:first_text')}</p>
        <div className={styles.start}>
          <Button ref={start} variant="primary" size="lg" wide disabled={waits} onClick={onStart}>
            <span className={styles.phone}>{t('shell:sign_in')}</span>
            <span className={styles.desktop}>{t('shell:first_start')}</span>
          </Button>
        </div>
        <p className={styles.notice}>{notice ?? t('shell:first_notice')}</p>
        <a className={styles.more} href="#videos">
          {t('shell:first_more')}
          <span aria-hidden>↓</span>
        </a>
      </div>
    </div>
  )
}
