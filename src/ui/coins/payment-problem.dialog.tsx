import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PaymentProblem } from '../../domain/coins/payment-problem'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import type { Texts } from '../i18n/resources'
import { useFeature } from '../shell/use-feature'

type Words = { readonly text: keyof Texts['checkout']; readonly reload: boolean }

/** `reload`: what is shown is not what holds any more. @rule COIN-23..30 */
const words: Readonly<Record<Exclude<PaymentProblem['_tag'], 'Told'>, Words>> = {
  ChannelUnavailable: { text: 'problem_channel', reload: false },
  DealUsed: { text: 'problem_deal', reload: false },
  PaymentFailed: { text: 'problem_failed', reload: true },
  AlreadySubscribed: { text: 'problem_subscribed', reload: true },
  PaymentIncorrect: { text: 'problem_incorrect', reload: true },
  Unanswered: { text: 'problem_unanswered', reload: false },
}

const Told = ({ problem, reload }: { readonly problem: PaymentProblem; readonly reload: () => void }) => {
  const { t } = useTranslation('checkout')
  const { dismiss } = useFeature('checkout')
  const said = problem._tag === 'Told' ? undefined : words[problem._tag]
  const close = said?.reload === true ? reload : dismiss
  return (
    <Dialog
      open
      onClose={close}
      title={t('problem_title')}
      footer={
        <Button variant="primary" wide onClick={close}>
          {said?.reload === true ? t('problem_reload') : t('problem_ok')}
        </Button>
      }
    >
      <p role="alert">{problem._tag === 'Told' ? problem.message : t(words[problem._tag].text)}</p>
    </Dialog>
  )
}

const reloadPage = (): void => location.reload()

/** Why an order was not placed. @rule COIN-23..30 */
export const PaymentProblemDialog = observer(({ reload = reloadPage }: { readonly reload?: () => void }) => {
  const { checkout } = useFeature('checkout').view
  return checkout._tag === 'Refused' && <Told problem={checkout.problem} reload={reload} />
})
