import { Camera, ImagePlus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '../../domain/kernel/person'
import { pictureAt } from '../../domain/kernel/picture-size'
import { BACKDROP, PORTRAIT } from '../../domain/profile/crop'
import { Button } from '../design/button'
import { Icon } from '../design/icon'
import { IconButton } from '../design/icon-button'
import { Picture } from '../shell/portrait'
import styles from './pictures.module.css'
import { ReviewNote } from './review-note'
import { usePictureChoice } from './use-picture-choice'
import type { PartProps } from './words-section'

const Backdrop = ({ draft, saving }: PartProps) => {
  const { t } = useTranslation('profile')
  const { background } = draft.values
  const choice = usePictureChoice({
    shape: BACKDROP,
    title: t('background'),
    onSent: (address) => saving.change({ background: address }),
  })
  return (
    <div className={styles.backdrop}>
      {background !== '' && <img src={pictureAt(background, 'large')} alt="" decoding="async" />}
      <span className={styles.tools}>
        {background !== '' && (
          <IconButton
            variant="glass"
            label={t('background_remove')}
            icon={Trash2}
            onClick={() => saving.change({ background: '' })}
          />
        )}
        <Button variant="glass" size="sm" pill icon={<Icon of={ImagePlus} size="sm" />} onClick={choice.pick}>
          {t(background === '' ? 'background_add' : 'background_change')}
        </Button>
      </span>
      {choice.parts}
    </div>
  )
}

const Portrait = ({ draft, saving }: PartProps) => {
  const { t } = useTranslation('profile')
  const { headImg, name } = draft.values
  const choice = usePictureChoice({
    shape: PORTRAIT,
    title: t('portrait'),
    onSent: (address) => saving.change({ headImg: address }),
  })
  return (
    <div className={styles.portrait}>
      <Picture key={headImg} name={name} src={headImg} eager />
      <span className={styles.camera}>
        <IconButton variant="secondary" label={t('portrait_change')} icon={Camera} onClick={choice.pick} />
      </span>
      {choice.parts}
    </div>
  )
}

/** A picture that was chosen and not saved yet has no review. */
const Reviews = ({ draft, me }: Pick<PartProps, 'draft'> & { readonly me: Me }) => (
  <div className={styles.reviews}>
    {draft.changes.headImg === undefined && <ReviewNote state={me.reviews.headImg} />}
    {draft.changes.background === undefined && me.reviews.background !== me.reviews.headImg && (
      <ReviewNote state={me.reviews.background} />
    )}
  </div>
)

/** Portrait and the wide picture behind it, as others see them together. @rule PROF-14 PROF-5 */
export const PicturesSection = ({ draft, saving, me }: PartProps & { readonly me: Me }) => (
  <div className={styles.pictures}>
    <Backdrop draft={draft} saving={saving} />
    <div className={styles.below}>
      <Portrait draft={draft} saving={saving} />
      <div className={styles.who}>
        <span className={styles.name}>
          <bdi>{draft.values.name}</bdi>
        </span>
        <Reviews draft={draft} me={me} />
      </div>
    </div>
    {[saving.errorAt('headImg'), saving.errorAt('background')].map(
      (error) =>
        error !== undefined && (
          <p key={error} className={styles.error} role="alert">
            {error}
          </p>
        ),
    )}
  </div>
)
