import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import styles from './report-flow.module.css'

/** How long a step that has just come takes no press, in milliseconds: the second tap of two was meant for the one before. */
const CALM_MS = 500

/** Whether the step has just come. */
export const useJustCome = (step: string): boolean => {
  const [read, setRead] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRead(step), CALM_MS)
    return () => clearTimeout(timer)
  }, [step])
  return read !== step
}

const swallow = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

type CalmProps = { readonly on: boolean; readonly children: ReactNode }

/** While it is on, nothing in it can be pressed, by no finger and no key. */
export const Calm = ({ children, on }: CalmProps) => (
  <div
    role="presentation"
    className={styles.calm}
    data-calm={on || undefined}
    onClickCapture={on ? swallow : undefined}
  >
    {children}
  </div>
)
