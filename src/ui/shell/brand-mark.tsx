import styles from './brand.module.css'

/** Two people, face to face; together they make a V. */
export const BrandMark = () => (
  <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden focusable="false">
    <path fill="var(--coral)" d="M2.5 6.2C2.5 19 8 27.4 15.3 28.6 15.6 16.5 11.4 7.4 2.5 6.2Z" />
    <path fill="var(--magenta)" d="M29.5 6.2C29.5 19 24 27.4 16.7 28.6 16.4 16.5 20.6 7.4 29.5 6.2Z" />
    <circle cx="12.6" cy="6.6" r="3.1" fill="var(--coral)" />
    <circle cx="19.4" cy="6.6" r="3.1" fill="var(--magenta)" />
  </svg>
)
