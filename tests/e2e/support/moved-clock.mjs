// Loaded into a server before it starts: each SIGUSR2 puts its clock on by a day, and the error output says so.
const DAY = 86_400_000
const { now } = Date
let ahead = 0

Date.now = () => now() + ahead
process.on('SIGUSR2', () => {
  ahead += DAY
  console.error(`${ahead / DAY} days ahead`)
})
