/** Bodies of `room`, `presence` and `signal` frames for a person travel on these topics of the bus, as JSON. */
export const roomTopic = (userId: number): string => `room:${userId}`
export const presenceTopic = (userId: number): string => `presence:${userId}`
/** Bodies of `friend_online` frames. */
export const friendTopic = (userId: number): string => `friend:${userId}`
export const signalTopic = (userId: number): string => `signal:${userId}`
