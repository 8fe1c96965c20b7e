/** The names of the product's own senders, for clients that have none in their language (@rule CHAT-35). */
const names: Readonly<Record<number, string>> = { [-1]: 'Notifications', [-2]: 'Visavis team', [-3]: 'Income Notices' }

export const systemName = (id: number): string => names[id] ?? ''
