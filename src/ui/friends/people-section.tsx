import type { Acquaintance } from '../../domain/friends/acquaintance'
import { List } from '../design/list'
import styles from './friends.module.css'
import { PersonMore } from './person-more'
import { PersonRow } from './person-row'

type Props = { readonly title: string; readonly people: readonly Acquaintance[] }

/** People under a heading, each with the menu of what can be done; nothing where there are none. */
export const PeopleSection = ({ title, people }: Props) =>
  people.length > 0 && (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <List label={title}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} actions={<PersonMore person={person} />} />
        ))}
      </List>
    </section>
  )
