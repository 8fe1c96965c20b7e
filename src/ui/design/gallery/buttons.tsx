import { Heart, MessageCircle, Phone, PhoneOff, Send, UserPlus, Video } from 'lucide-react'
import { CountBadge } from '../badge'
import { Button } from '../button'
import { Icon } from '../icon'
import { IconButton } from '../icon-button'
import { Tooltip } from '../tooltip'
import styles from './gallery.module.css'
import { Row, Section } from './section'
import { words } from './words'

const variants = ['primary', 'secondary', 'outline', 'ghost', 'danger', 'answer'] as const

const IconButtons = () => (
  <Row>
    <IconButton label={words.messages} icon={MessageCircle} mark={<CountBadge bare count={3} />} />
    <Tooltip text={words.like}>
      <IconButton label={words.like} icon={Heart} variant="secondary" />
    </Tooltip>
    <IconButton label={words.send} icon={Send} variant="primary" flips />
    <IconButton label={words.send} icon={Send} variant="primary" flips loading />
    <IconButton label={words.answer} icon={Phone} variant="answer" size="lg" />
    <IconButton label={words.hangUp} icon={PhoneOff} variant="danger" size="xl" />
  </Row>
)

export const Buttons = () => (
  <Section title={words.buttons}>
    {(['lg', 'md', 'sm'] as const).map((size) => (
      <Row key={size}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size={size}>
            {variant}
          </Button>
        ))}
      </Row>
    ))}
    <Row>
      <Button variant="primary" disabled>
        {words.disabled}
      </Button>
      <Button disabled>{words.disabled}</Button>
      <Button variant="primary" loading>
        {words.loading}
      </Button>
      <Button variant="primary" pill icon={<Icon of={Video} />}>
        {words.call}
      </Button>
      <Button guarded icon={<Icon of={UserPlus} />}>
        {words.add}
      </Button>
    </Row>
    <Button variant="primary" size="lg" wide>
      {words.sign}
    </Button>
    <IconButtons />
    <div className={styles.media}>
      <IconButton label={words.like} icon={Heart} variant="glass" size="lg" />
      <Button variant="glass" pill>
        {words.call}
      </Button>
    </div>
  </Section>
)
