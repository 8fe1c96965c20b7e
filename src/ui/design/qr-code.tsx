import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

type Props = {
  /** What it says, such as an address. */
  readonly text: string
  /** What screen readers hear. */
  readonly label: string
}

/** All dark fields as one shape. */
const shapeOf = (fields: readonly (readonly boolean[])[]): string =>
  fields.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** A code for the camera of a phone: dark on white in every appearance, since not all cameras read it the other way round. */
export const QrCode = ({ text, label }: Props) => {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 3 }), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={shapeOf(data)} />
    </svg>
  )
}
