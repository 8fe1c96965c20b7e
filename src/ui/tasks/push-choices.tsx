import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PUSH_CHOICES, type PushChoice } from '../../domain/tasks/push-choices'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { SkeletonRows } from '../design/skeleton'
import { Switch } from '../design/switch'
import { useFeature } from '../shell/use-feature'
import styles from './push-settings.module.css'

/** What is chosen, and what went wrong with it. */
const useChoices = () => {
  const { choose, loadChoices, view } = useFeature('push')
  const [problem, setProblem] = useState<'none' | 'notLoaded' | 'notSaved'>('none')
  const load = async (): Promise<void> => setProblem(E.isLeft(await loadChoices()) ? 'notLoaded' : 'none')
  useEffect(() => {
    void loadChoices().then((outcome) => setProblem(E.isLeft(outcome) ? 'notLoaded' : 'none'))
  }, [loadChoices])
  const turn = async (choice: PushChoice, wanted: boolean): Promise<void> =>
    setProblem(E.isLeft(await choose(choice, wanted)()) ? 'notSaved' : 'none')
  return { choices: view.choices, problem, load, turn }
}

/** Of what one is told, on every device. What messages say is asked only where messages are told. */
export const PushChoices = observer(() => {
  const { t } = useTranslation('pushes')
  const { choices, load, problem, turn } = useChoices()
  if (choices === null)
    return problem === 'notLoaded' ? (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void load()}>
            {t('retry')}
          </Button>
        }
      >
        {t('choices_failed')}
      </Banner>
    ) : (
      <SkeletonRows count={2} />
    )
  return (
    <div className={styles.choices} role="group" aria-label={t('choices')}>
      <h3 className={styles.name}>{t('choices')}</h3>
      {problem === 'notSaved' && <Banner tone="danger">{t('not_saved')}</Banner>}
      {PUSH_CHOICES.map((choice) => (
        <Switch
          key={choice}
          label={t(`choice_${choice}`)}
          hint={choice === 'preview' ? t('choice_preview_hint') : undefined}
          checked={choices[choice] && (choice !== 'preview' || choices.message)}
          disabled={choice === 'preview' && !choices.message}
          onChange={(wanted) => void turn(choice, wanted)}
        />
      ))}
    </div>
  )
})
