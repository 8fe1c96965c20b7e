import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toProblem } from '../../application/account/sign-in-problem'
import type { SignInProblem } from '../../domain/account/sign-in'
import type { Me } from '../../domain/kernel/person'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { Checkbox } from '../design/checkbox'
import { CoinAmount } from '../design/coin-amount'
import { ConfirmDialog } from '../design/confirm-dialog'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import styles from './del-account.module.css'
import { useProblem } from './use-problem'

/** Asks a second time; what is deleted takes the person home, where a notice tells the date. */
const useDeleting = () => {
  const { deleteAccount } = useFeature('security')
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const run = async (): Promise<void> => {
    setBusy(true)
    const deleted = await deleteAccount()
    if (E.isRight(deleted)) return navigate(pathOf('LivCam'), { replace: true })
    setBusy(false)
    setAsked(false)
    setProblem(toProblem(deleted.left, Date.now()))
  }
  return { asked, ask: setAsked, busy, problem, run }
}

/** What will be lost, the statement, and the second question. @rule ACCT-117 ACCT-118 */
export const DeleteForm = ({ me }: { readonly me: Me }) => {
  const { t } = useTranslation('security')
  const [sure, setSure] = useState(false)
  const { asked, ask, busy, problem, run } = useDeleting()
  const told = useProblem(problem, []).at('form')
  return (
    <section className={styles.part}>
      <h2>{t('own_title')}</h2>
      <p className={styles.own}>
        <bdi>{me.name}</bdi>
        <CoinAmount amount={me.coins} />
      </p>
      <Checkbox label={t('delete_sure')} checked={sure} onChange={setSure} />
      {told !== undefined && <Banner tone="danger">{told}</Banner>}
      <Button variant="danger" wide disabled={!sure} onClick={() => ask(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        title={t('delete_question')}
        text={t('delete_question_text')}
        confirm={t('delete')}
        busy={busy}
        onConfirm={() => void run()}
        onCancel={() => ask(false)}
      />
    </section>
  )
}
