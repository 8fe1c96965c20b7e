import { Slider as Base } from '@base-ui/react/slider'
import styles from './slider.module.css'

export type SliderProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
  /** The value in words, read out. */
  readonly say: (value: number) => string
}

/** A value in between; arrow keys move it. */
export const Slider = ({ label, value, min, max, step, onChange, say }: SliderProps) => (
  <Base.Root
    className={styles.slider}
    value={value}
    min={min}
    max={max}
    step={step}
    onValueChange={(next: number) => onChange(next)}
  >
    <Base.Label className={styles.label}>{label}</Base.Label>
    <Base.Control className={styles.control}>
      <Base.Track className={styles.track}>
        <Base.Indicator className={styles.fill} />
        <Base.Thumb className={styles.thumb} getAriaValueText={(_, now) => say(now)} />
      </Base.Track>
    </Base.Control>
  </Base.Root>
)
