import { ImagePlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportPicture } from '../../application/safety/safety.feature'
import { pictureTypes } from '../../domain/kernel/picture-file'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { Progress } from '../design/progress'
import { useFilePicker } from '../design/use-file-picker'
import type { Texts } from '../i18n/resources'
import { useFeature } from '../shell/use-feature'
import styles from './report-flow.module.css'

const UNSUPPORTED = 40001
const LARGE = 40004

const wordOf = ({ problem }: Extract<ReportPicture, { _tag: 'Failed' }>): keyof Texts['safety'] => {
  if (problem._tag === 'PictureTooLarge') return 'report_image_large'
  if (problem._tag === 'PictureUnsupported') return 'report_image_unsupported'
  if (problem._tag === 'Refusal' && problem.code === UNSUPPORTED) return 'report_image_unsupported'
  return problem._tag === 'Refusal' && problem.code === LARGE ? 'report_image_large' : 'report_image_failed'
}

const Standing = ({ picture }: { readonly picture: ReportPicture }) => {
  const { t } = useTranslation('safety')
  switch (picture._tag) {
    case 'None':
      return null
    case 'Sending':
      return <Progress label={t('report_image_sending')} percent={picture.percent} />
    case 'Kept':
      return <p role="status">{t('report_image_kept')}</p>
    case 'Failed':
      return (
        <p className={styles.error} role="alert">
          {t(wordOf(picture))}
        </p>
      )
  }
}

/** A picture that goes with the report, such as a screenshot. @rule SAFE-3 */
export const ReportPictureField = observer(() => {
  const { t } = useTranslation('safety')
  const id = useId()
  const { choosePicture, view } = useFeature('safety').report
  const { picture } = view
  const { input, pick } = useFilePicker({
    accept: pictureTypes,
    onFiles: ([file]) => (file === undefined ? undefined : void choosePicture(file)()),
  })
  return (
    <div className={styles.picture} role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {t('report_image')}
      </span>
      {input}
      <Standing picture={picture} />
      <Button icon={<Icon of={ImagePlus} />} onClick={pick}>
        {t(picture._tag === 'None' ? 'report_image_choose' : 'report_image_another')}
      </Button>
      <p className={styles.note}>{t('report_image_hint')}</p>
    </div>
  )
})
