import { Video } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../avatar'
import { Badge, CountBadge, Dot } from '../badge'
import { Banner } from '../banner'
import { Button } from '../button'
import { Card } from '../card'
import { CoinAmount } from '../coin-amount'
import { EmptyState } from '../empty-state'
import { IconButton } from '../icon-button'
import { List, ListRow } from '../list'
import { Progress } from '../progress'
import { Skeleton, SkeletonRows } from '../skeleton'
import { Spinner } from '../spinner'
import { Tabs } from '../tabs'
import { Row, Section } from './section'
import { words } from './words'

const people = ['Elena Ruiz', 'Ahmad', 'Noor Hassan', 'Marek', 'ليلى', 'Ines Costa'] as const

export const Faces = () => {
  const [coins, setCoins] = useState(120)
  return (
    <Section title={words.faces}>
      <Row>
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Avatar key={size} name={people[0]} size={size} presence="online" />
        ))}
      </Row>
      <Row>
        {people.map((name, index) => (
          <Avatar key={name} name={name} size="lg" presence={index % 2 === 0 ? 'busy' : 'offline'} ring={index === 2} />
        ))}
      </Row>
      <Row>
        <CountBadge count={3} />
        <CountBadge count={120} />
        <Dot label={words.messages} />
        {(['neutral', 'accent', 'gold', 'online', 'danger', 'media'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        <CoinAmount amount={coins} size="sm" />
        <CoinAmount amount={-9} signed />
        <CoinAmount amount={coins} size="lg" />
        <CoinAmount amount={coins * 100} size="xl" />
        <Button size="sm" onClick={() => setCoins(coins - 9)}>
          {words.coins}
        </Button>
      </Row>
    </Section>
  )
}

const Rows = ({ press }: { readonly press: () => void }) => (
  <List>
    {people.slice(0, 4).map((name, index) => (
      <ListRow
        key={name}
        leading={<Avatar name={name} presence={index < 2 ? 'online' : 'offline'} />}
        title={name}
        subtitle={words.emptyText}
        strong={index === 0}
        active={index === 1}
        aside={
          <>
            <span>{'21:4' + String(index)}</span>
            <CountBadge count={index === 0 ? 2 : 0} />
          </>
        }
        actions={index > 1 && <IconButton label={words.call} icon={Video} variant="secondary" size="sm" />}
        onClick={press}
      />
    ))}
  </List>
)

export const Lists = () => {
  const [tab, setTab] = useState<'friends' | 'requests'>('friends')
  return (
    <Section title={words.lists}>
      <Tabs
        label={words.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'friends', label: words.friends, panel: <Rows press={() => setTab('requests')} /> },
          {
            value: 'requests',
            label: (
              <>
                {words.requests} <CountBadge count={1} />
              </>
            ),
            panel: <SkeletonRows count={3} />,
          },
        ]}
      />
    </Section>
  )
}

export const Banners = () => (
  <Section title={words.banners}>
    <Card>{words.hint}</Card>
    {(['info', 'warning', 'danger', 'success'] as const).map((tone) => (
      <Banner key={tone} tone={tone} onDismiss={() => undefined}>
        {words.offline}
      </Banner>
    ))}
  </Section>
)

export const Empties = () => (
  <>
    {(['friends', 'messages', 'search', 'offline', 'error', 'coins', 'call'] as const).map((art) => (
      <Section key={art} title={art}>
        <EmptyState
          art={art}
          title={words.empty}
          text={words.emptyText}
          action={<Button>{words.emptyAction}</Button>}
        />
      </Section>
    ))}
    <Section title={words.skeletons}>
      <SkeletonRows count={3} />
      <Skeleton shape="card" />
      <Spinner />
      <Progress label={words.uploading} percent={40} />
    </Section>
  </>
)
