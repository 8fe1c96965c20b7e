import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'
import { makePager, type Pager } from './pager'

interface Deps {
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
}

/** Friends and open requests of both directions, page by page (FRND-29, FRND-37). */
export const makeFriendsPager = ({ gateway, model }: Deps): Pager =>
  makePager({
    ask: gateway.list,
    list: () => model.lists.friends,
    set: (list) => model.lists.setFriends(list),
    take: ({ items }) => {
      model.dropRecalled()
      model.know(items)
    },
    idOf: ({ id }) => id,
    keeps: true,
    epoch: () => model.epoch,
  })

/** Whom this person has blocked (FRND-44). */
export const makeBlacklistPager = ({ gateway, model }: Deps): Pager =>
  makePager({
    ask: gateway.blacklist,
    list: () => model.lists.blacklist,
    set: (list) => model.lists.setBlacklist(list),
    take: ({ items }) => model.know(items),
    idOf: ({ id }) => id,
    epoch: () => model.epoch,
  })

/** Friends with the switches of their reminders (FRND-41, FRND-43). */
export const makeRemindersPager = ({ gateway, model }: Deps): Pager =>
  makePager({
    ask: gateway.reminders,
    list: () => model.lists.reminders,
    set: (list) => model.lists.setReminders(list),
    take: ({ items, on }) => {
      model.know(items.map(({ person }) => person))
      model.lists.setRemindNum(on)
    },
    idOf: ({ person }) => person.id,
    keeps: true,
    epoch: () => model.epoch,
  })
