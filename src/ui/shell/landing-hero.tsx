import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { CoinIcon } from '../design/coin-icon'
import { useCore } from './core-context'
import one from './faces/evening-1.svg?inline'
import two from './faces/evening-2.svg?inline'
import three from './faces/evening-3.svg?inline'
import styles from './landing.module.css'
import { Portrait } from './portrait'
import { useGuests } from './use-guests'

const WINDOWS = [one, two, three] as const

/** Three people who are there to be met; until they are known, somebody behind each window. */
const Faces = observer(() => {
  const guests = useGuests(true)
  return (
    <div className={styles.faces}>
      {WINDOWS.map((evening, at) => {
        const person = guests[at]
        return (
          <div className={styles.face} key={evening}>
            <img className={styles.evening} src={evening} alt="" />
            {person && <Portrait person={person} status={person.status} eager turned={at === 0} />}
          </div>
        )
      })}
    </div>
  )
})

/** What signing up brings, where it brings anything. */
const Bonus = () => {
  const { t, i18n } = useTranslation('pages')
  const { signUpCoins } = useCore().config
  if (signUpCoins === 0) return null
  const formatted = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(signUpCoins)
  return (
    <p className={styles.bonus}>
      <CoinIcon />
      {t('landing_bonus', { count: signUpCoins, formatted })}
    </p>
  )
}

type Props = { readonly label: string; readonly onStart: () => void }

/** The first screen of the landing page: one line, faces, one button. @rule SHELL-31 */
export const LandingHero = ({ label, onStart }: Props) => {
  const { t } = useTranslation('pages')
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.line}>{t('landing_line')}</h1>
        <p className={styles.text}>{t('landing_text')}</p>
        <div className={styles.start}>
          <Button variant="primary" size="lg" wide onClick={onStart}>
            {label}
          </Button>
        </div>
        <Bonus />
        <p className={styles.age}>{t('landing_age')}</p>
      </div>
      <Faces />
    </section>
  )
}
