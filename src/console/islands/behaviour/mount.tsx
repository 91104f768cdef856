import { type ComponentType, render } from 'preact';

/**
 * Starts a component in every element with data-island="name". Until then, the element shows its own content, which
 * the server rendered. Its data-props are the component's properties. A component that runs already keeps what was
 * chosen in it.
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
