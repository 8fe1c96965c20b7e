import { action, makeObservable, observableRef } from 'mobx'
import type { SignInReward } from '../../domain/tasks/sign-in-reward'
import type { Task } from '../../domain/tasks/task'
import type { TasksView } from './tasks.feature'

/** The tasks of today as the gateway said them last. */
export class TasksModel implements TasksView {
  tasks: readonly Task[] | null = null
  claiming: ReadonlySet<number> = new Set()
  signInReward: SignInReward | null = null

  constructor() {
    makeObservable(this, {
      tasks: observableRef,
      claiming: observableRef,
      signInReward: observableRef,
      show: action,
      begin: action,
      end: action,
      greet: action,
      forget: action,
    })
  }

  show(tasks: readonly Task[]): void {
    this.tasks = tasks
  }

  begin(id: number): void {
    this.claiming = new Set([...this.claiming, id])
  }

  end(id: number): void {
    this.claiming = new Set([...this.claiming].filter((one) => one !== id))
  }

  greet(reward: SignInReward | null): void {
    this.signInReward = reward
  }

  forget(): void {
    this.tasks = null
    this.claiming = new Set()
    this.signInReward = null
  }
}
