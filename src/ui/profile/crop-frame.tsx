import { useTranslation } from 'react-i18next'
import type { OpenPicture } from '../../application/kernel/picture-preparer.port'
import type { Size } from '../../domain/kernel/picture-cut'
import { NEAREST, placeBehind } from '../../domain/profile/crop'
import { cx } from '../design/cx'
import { Slider } from '../design/slider'
import styles from './crop.module.css'
import type { useCrop } from './use-crop'

type Props = {
  readonly picture: OpenPicture
  readonly shape: Size
  readonly cropping: ReturnType<typeof useCrop>
}

const percent = (part: number): string => `${part * 100}%`

/** The picture behind the frame that it will be cut by. @rule PROF-25 */
export const CropFrame = ({ picture, shape, cropping }: Props) => {
  const { t } = useTranslation('profile')
  const { crop, handlers, setZoom } = cropping
  const { x, y, width, height } = placeBehind(picture, shape, crop)
  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={cx(styles.frame, shape.width > shape.height && styles.wide)}
        aria-label={t('crop_move')}
        aria-describedby="crop-hint"
        {...handlers}
      >
        <img
          className={styles.picture}
          src={picture.address}
          alt=""
          draggable={false}
          style={{ left: percent(x), top: percent(y), inlineSize: percent(width), blockSize: percent(height) }}
        />
      </button>
      <p className={styles.hint} id="crop-hint">
        {t('crop_hint')}
      </p>
      <Slider
        label={t('crop_zoom')}
        value={crop.zoom}
        min={1}
        max={NEAREST}
        step={0.05}
        onChange={setZoom}
        say={(zoom) => t('crop_zoom_value', { percent: Math.round(zoom * 100) })}
      />
    </div>
  )
}
