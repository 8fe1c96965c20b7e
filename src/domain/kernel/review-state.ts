/** How a picture stands with the review: everybody sees those that are approved, their owner sees all. */
export type ReviewState = 'reviewing' | 'approved' | 'refused'
