const many = { count: 10_000_000, ms: 60_000 }

/** Settings with limits and quotas that a fault run does not reach. */
export const unlimited = {
  limits: {
    requestsPerAccount: many,
    requestsPerDevice: many,
    requestsPerAddress: many,
    messagesPerAccount: many,
    beatsPerAccount: many,
    notesPerAccount: many,
    reportsPerAccount: many,
    signInsPerDevice: many,
    signInsPerAddress: many,
    codesPerDevice: many,
    codesPerAddress: many,
    eventsPerDevice: many,
    eventsPerAddress: many,
    eventsPerAddressDay: many,
    signalsPerSocket: many,
    framesPerSocket: many,
    ordersPerAccount: many,
    forgedPerAddress: many,
  },
  chat: { freeMessages: 10_000_000 },
  calls: { startsPerAccount: many, unansweredPerPair: many },
  friends: { asksPerPair: many },
  orders: { openPerAccount: 10_000_000 },
}
