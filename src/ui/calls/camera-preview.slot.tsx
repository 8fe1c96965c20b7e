import * as O from 'fp-ts/Option'
import { Camera } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { useFeature } from '../shell/use-feature'
import styles from './camera-preview.module.css'
import { HelpText } from './help-text'
import { PictureView } from './picture-view'
import { startTexts } from './start-texts'

/** Opens by itself where the person has allowed it before; anybody else is asked after a press. */
const useOpenWhenAllowed = (): void => {
  const { allowed, openPreview } = useFeature('calls').devices
  useEffect(() => {
    let here = true
    void allowed().then((yes) => (here && yes ? openPreview() : undefined))
    return () => {
      here = false
    }
  }, [allowed, openPreview])
}

const Words = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.words}>
    <Icon of={Camera} size="lg" />
    <strong>{title}</strong>
    {children}
  </div>
)

/** The own picture as the other side of a match will see it; until it is open, why it is needed (CALL-27, MTCH-10). */
export const Slot = observer(() => {
  const { t } = useTranslation('calls')
  const { openPreview, view } = useFeature('calls').devices
  useOpenWhenAllowed()
  const { picture, preview } = view
  const problem = typeof preview === 'string' ? null : preview
  return (
    <div className={styles.preview}>
      {O.isSome(picture) && (
        <PictureView picture={picture.value} className={styles.video} silent label={t('own_picture')} />
      )}
      {O.isNone(picture) && problem === null && (
        <Words title={t('explain_title')}>
          <p>{t('preview_text')}</p>
          <Button variant="glass" loading={preview === 'opening'} onClick={() => void openPreview()}>
            {t('preview_open')}
          </Button>
        </Words>
      )}
      {problem !== null && (
        <div role="alert">
          <Words title={t(startTexts(problem).title)}>
            <HelpText why={problem} />
            <Button variant="glass" onClick={() => void openPreview()}>
              {t('try_again')}
            </Button>
          </Words>
        </div>
      )}
    </div>
  )
})
