import { ImagePlus, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Proof } from '../../application/coins/orders.feature'
import { pictureTypes } from '../../domain/kernel/picture-file'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { IconButton } from '../design/icon-button'
import { Progress } from '../design/progress'
import { useFilePicker } from '../design/use-file-picker'
import { useFeature } from '../shell/use-feature'
import styles from './orders.module.css'
import { proofWordOf } from './refund-words'

const Shown = ({ onRemove, proof }: { readonly proof: Proof; readonly onRemove: () => void }) => {
  const { t } = useTranslation('orders')
  if (proof._tag === 'None') return null
  return (
    <div className={styles.shown}>
      {proof.preview !== '' && <img src={proof.preview} alt={t('proof_seen')} />}
      <div className={styles.beside}>
        {proof._tag === 'Sending' && <Progress label={t('proof_sending')} percent={proof.percent} />}
        {proof._tag === 'Failed' && (
          <p className={styles.error} role="alert">
            {t(proofWordOf(proof.problem))}
          </p>
        )}
      </div>
      <IconButton icon={X} label={t('proof_remove')} onClick={onRemove} />
    </div>
  )
}

/** The picture that proves what is said. @rule COIN-45 */
export const ProofField = observer(({ error }: { readonly error: string | undefined }) => {
  const { t } = useTranslation('orders')
  const id = useId()
  const { chooseProof, dropProof, view } = useFeature('orders')
  const { proof } = view.refund
  const { input, pick } = useFilePicker({
    accept: pictureTypes,
    onFiles: ([file]) => (file === undefined ? undefined : void chooseProof(file)()),
  })
  return (
    <div className={styles.proof} role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {t('proof')}
      </span>
      {input}
      <Shown proof={proof} onRemove={dropProof} />
      <Button icon={<Icon of={ImagePlus} />} aria-describedby={`${id}-note`} onClick={pick}>
        {t(proof._tag === 'None' ? 'proof_choose' : 'proof_another')}
      </Button>
      {error === undefined || proof._tag !== 'None' ? (
        <p className={styles.hint} id={`${id}-note`}>
          {t('proof_hint')}
        </p>
      ) : (
        <p className={styles.error} id={`${id}-note`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
})
