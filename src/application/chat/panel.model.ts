import { action, computed, makeObservable, observableRef } from 'mobx'
import type { ListedConversation } from '../../domain/chat/conversation'
import { favoritesOf, panelEntries, pendingOf, type PanelEntry } from '../../domain/chat/panel'
import { stepTip, type Tip, type TipEvent } from '../../domain/chat/tip'
import type { Warning } from './chat.feature'

/** The messages panel, and what comes in beside whatever is on the screen. */
export class PanelModel {
  favoritesOnly = false
  coinBanner = false
  warning: Warning | null = null
  private raised: Tip | null = null
  private readonly listed: () => readonly ListedConversation[]

  constructor(listed: () => readonly ListedConversation[]) {
    this.listed = listed
    makeObservable<PanelModel, 'raised'>(this, {
      favoritesOnly: observableRef,
      coinBanner: observableRef,
      warning: observableRef,
      raised: observableRef,
      all: computed,
      entries: computed,
      sayHi: computed,
      tip: computed,
      setFavoritesOnly: action,
      showBanner: action,
      warn: action,
      applyTip: action,
      end: action,
    })
  }

  get all(): readonly PanelEntry[] {
    return panelEntries(this.listed())
  }

  get entries(): readonly PanelEntry[] {
    return this.favoritesOnly ? favoritesOf(this.all) : this.all
  }

  get sayHi(): readonly ListedConversation[] {
    return pendingOf(this.listed())
  }

  get tip(): Tip | null {
    return this.raised?.show === true ? this.raised : null
  }

  setFavoritesOnly(on: boolean): void {
    this.favoritesOnly = on
  }

  showBanner(shown: boolean): void {
    this.coinBanner = shown
  }

  warn(warning: Warning | null): void {
    this.warning = warning
  }

  applyTip(event: TipEvent): void {
    this.raised = stepTip(this.raised, event)
  }

  end(): void {
    this.favoritesOnly = false
    this.coinBanner = false
    this.warning = null
    this.raised = null
  }
}
