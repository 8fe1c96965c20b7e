import { Gift } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../design/icon'
import styles from './gifts.module.css'

/** The picture of a gift beside its name; a bow where none arrives. */
export const GiftPicture = ({ image, size }: { readonly image: string; readonly size: 'sm' | 'md' | 'lg' | 'xl' }) => {
  const [missing, setMissing] = useState(image === '')
  return (
    <span className={styles.picture} data-size={size} aria-hidden>
      {missing ? (
        <Icon of={Gift} size="xl" />
      ) : (
        <img src={image} alt="" draggable={false} onError={() => setMissing(true)} />
      )}
    </span>
  )
}
