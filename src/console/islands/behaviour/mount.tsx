import { type ComponentType, render } from 'preact';

/**
 * Brings a component to life in every element with data-island="name". The element's own content,
 * drawn by the server, stands there until then. Its data-props are the component's properties. What
 * lives already keeps what was chosen in it.
 */
export const mount = <P extends object>(name: string, Component: ComponentType<P>) => {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    if (element.dataset['alive'] !== undefined) continue;
    element.dataset['alive'] = '';
    // Written by the server's own `island()`.
    const props = JSON.parse(element.dataset['props'] ?? '{}') as P;
    element.replaceChildren();
    render(<Component {...props} />, element);
  }
};
