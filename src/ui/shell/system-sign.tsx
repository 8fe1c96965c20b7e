import { Bell, Coins, type LucideIcon } from 'lucide-react'
import type { SystemSender } from '../../domain/chat/system-sender'
import { cx } from '../design/cx'
import { Icon } from '../design/icon'
import { BrandMark } from './brand-mark'
import styles from './system-sign.module.css'

const icons: Readonly<Record<Exclude<SystemSender, 'team'>, LucideIcon>> = { notifications: Bell, income: Coins }

type Props = { readonly sender: SystemSender; readonly size?: 'sm' | 'md' }

/** The picture of one of the product's own senders (CHAT-35). */
export const SystemSign = ({ sender, size = 'md' }: Props) => (
  <span className={cx(styles.sign, styles[size])} data-sender={sender} aria-hidden>
    {sender === 'team' ? <BrandMark /> : <Icon of={icons[sender]} />}
  </span>
)
