import { Sparkles } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../design/banner'
import { useFeature } from '../shell/use-feature'
import styles from './wall.module.css'

const Tip = () => {
  const { t } = useTranslation('wall')
  const { showTip } = useFeature('wall')
  useEffect(() => showTip(), [showTip])
  return (
    <div className={styles.tip}>
      <Banner icon={Sparkles}>{t('tip')}</Banner>
    </div>
  )
}

/** Says once what the tiles can do, when there are some. @rule SHELL-79 */
export const WallTip = observer(() => {
  const { people, tip } = useFeature('wall').view
  return tip && people.length > 0 && <Tip />
})
