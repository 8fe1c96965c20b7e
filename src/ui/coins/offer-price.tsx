import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../design/visually-hidden'
import styles from './offers.module.css'
import type { OfferWords } from './use-offer-words'

/** The price of an offer, and the usual one struck out, which is also said. */
export const OfferPrice = ({ words }: { readonly words: OfferWords }) => {
  const { t } = useTranslation('offers')
  return (
    <span className={styles.price}>
      <b>{words.after}</b> <VisuallyHidden>{t('instead_of')}</VisuallyHidden> <s>{words.before}</s>
    </span>
  )
}
