/** Coins for a task of a day, and how much of it must be done; 0 coins withdraw it. */
const task = (reward: number, goal: number) => ({ reward, goal })

/** Tasks of each day (UTC). What is farmed cheaply counts people, not acts, and brings less than it costs (record 56). */
export const tasks = {
  /** TASK-15; `liv_cam` counts whole minutes. */
  list: {
    pay: task(20, 1),
    call: task(10, 2),
    wall_call: task(5, 1),
    match: task(5, 3),
    add_friend: task(8, 2),
    send_msg: task(5, 3),
    login_in: task(2, 1),
    liv_cam: task(10, 5),
    pay_percent: task(30, 1),
  },
  /** TASK-14: coins on top for whoever has installed the app. */
  webappBonus: 1,
  /** 1: whoever signs in is told what the tasks hold (TASK-22); 0: nobody is. */
  signInPopup: 1,
}
