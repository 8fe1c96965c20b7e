import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../design/dialog'
import { IconButton } from '../design/icon-button'
import styles from './tasks.module.css'

const rules = ['rule_1', 'rule_2', 'rule_3', 'rule_4'] as const

const Paragraphs = () => {
  const { t } = useTranslation('tasks')
  return rules.map((rule) => <p key={rule}>{t(rule)}</p>)
}

/** On a desktop the rules stand below the list. @rule TASK-3 TASK-4 */
export const InlineRules = () => {
  const { t } = useTranslation('tasks')
  return (
    <section className={styles.rules} aria-label={t('rules')}>
      <Paragraphs />
    </section>
  )
}

/** On a phone they open from the header. @rule TASK-2 TASK-3 TASK-4 */
export const RulesButton = () => {
  const { t } = useTranslation('tasks')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('rules')} icon={CircleHelp} onClick={() => setOpen(true)} />
      <Dialog open={open} phone="bottom" title={t('rules')} onClose={() => setOpen(false)}>
        <div className={styles.rules}>
          <Paragraphs />
        </div>
      </Dialog>
    </>
  )
}
