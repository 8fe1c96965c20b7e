import { Bell, Coins, type LucideIcon } from 'lucide-react'
import type { SystemSender } from '../../domain/chat/system-sender'
import { Icon } from '../design/icon'
import { BrandMark } from '../shell/brand-mark'
import styles from './system-sign.module.css'

const icons: Readonly<Record<Exclude<SystemSender, 'team'>, LucideIcon>> = { notifications: Bell, income: Coins }

/** The picture of one of the product's own senders (CHAT-35). */
export const SystemSign = ({ sender }: { readonly sender: SystemSender }) => (
  <span className={styles.sign} data-sender={sender} aria-hidden>
    {sender === 'team' ? <BrandMark /> : <Icon of={icons[sender]} />}
  </span>
)
