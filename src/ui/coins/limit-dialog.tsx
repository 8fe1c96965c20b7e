import * as E from 'fp-ts/Either'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isLimit, type Limit, type LimitPeriod } from '../../domain/coins/spending-limit'
import { digitsOf } from '../../domain/kernel/digits'
import { Button } from '../design/button'
import { CoinIcon } from '../design/coin-icon'
import { Dialog } from '../design/dialog'
import { TextField } from '../design/text-field'
import { useFeature } from '../shell/use-feature'
import { useLimitName } from './limit-words'
import styles from './limits.module.css'

type Props = { readonly period: LimitPeriod; readonly limit: Limit; readonly onClose: () => void }

const MOST_DIGITS = 10

/** What is typed, and its way to the gateway; the dialog stays open until the limit is taken. */
const useSetting = ({ limit, onClose, period }: Props) => {
  const { setLimit } = useFeature('coins')
  const [typed, setTyped] = useState(limit === null ? '' : String(limit))
  const [problem, setProblem] = useState<'wrong' | 'not_saved' | null>(null)
  const [busy, setBusy] = useState(false)
  const set = async (wanted: Limit) => {
    setBusy(true)
    const done = await setLimit(period, wanted)()
    setBusy(false)
    if (E.isLeft(done)) setProblem('not_saved')
    else onClose()
  }
  const type = (text: string) => {
    setProblem(null)
    setTyped(digitsOf(text, MOST_DIGITS))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed === '' ? Number.NaN : Number(typed)
    if (isLimit(wanted)) void set(wanted)
    else setProblem('wrong')
  }
  return { busy, giveUp: () => void set(null), problem, submit, type, typed }
}

/** Sets one limit, or gives it up. @rule PLUS-9 */
export const LimitDialog = (props: Props) => {
  const { limit, onClose, period } = props
  const { t } = useTranslation('limits')
  const name = useLimitName()(period)
  const { busy, giveUp, problem, submit, type, typed } = useSetting(props)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog open stays initialFocus={field} title={name} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={t('coins')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          leading={<CoinIcon />}
          hint={t('hint')}
          onChange={type}
          {...(problem === null ? {} : { error: t(problem) })}
        />
        <div className={styles.buttons}>
          {limit !== null && (
            <Button disabled={busy} onClick={giveUp}>
              {t('give_up')}
            </Button>
          )}
          <Button type="submit" variant="primary" loading={busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
