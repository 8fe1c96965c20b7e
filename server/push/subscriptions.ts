import type { Tx } from '../store/database'

/** Whether pushes reach somebody on some device: it was registered, its session lasts, and its push service has not sent it away. */
export const hasLivingSubscription = async (db: Tx, userId: number): Promise<boolean> => {
  const living = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select('push_subscriptions.id')
    .where('push_subscriptions.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return living !== undefined
}
