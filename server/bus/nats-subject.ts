const escaped = (text: string): string =>
  text === ''
    ? '='
    : text.replace(/[^A-Za-z0-9_-]/gu, (sign) =>
        Array.from(Buffer.from(sign), (byte) => `=${byte.toString(16).padStart(2, '0')}`).join(''),
      )

/**
 * The subject of a topic: one word below that of the deployment. Dots, stars and blanks mean something to NATS, so whatever is
 * no letter, digit, dash or underscore is written as its bytes; two topics never share a subject.
 */
export const subjectOf = (deployment: string, topic: string): string =>
  `visavis.${escaped(deployment)}.${escaped(topic)}`
