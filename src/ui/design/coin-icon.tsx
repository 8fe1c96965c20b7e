import styles from './coin.module.css'

/** The coin: a rim, a face and the two strokes of a V that meet. */
export const CoinIcon = () => (
  <svg className={styles.coin} viewBox="0 0 20 20" aria-hidden focusable="false">
    <circle cx="10" cy="10" r="9.5" fill="var(--gold-deep)" />
    <circle cx="10" cy="9.4" r="8.9" fill="var(--gold-coin)" />
    <circle cx="10" cy="9.4" r="6.6" fill="none" stroke="var(--gold-deep)" strokeOpacity=".55" strokeWidth="1" />
    <path
      d="m7.2 6.8 2.8 5.4 2.8-5.4"
      fill="none"
      stroke="#6d4300"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
