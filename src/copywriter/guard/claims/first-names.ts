/** Common first names that mean nothing else, folded; such a one in an ad is an invented customer. */
export const firstNames: ReadonlySet<string> = new Set(
  `Sarah Emily Jessica Rachel Karen Megan Hannah Katie Emma Olivia Sophie Charlotte Lauren Rebecca Laura Lisa Julia Anna
  Susan Linda Jennifer Michelle Nicole Amanda Ashley Stephanie Melissa Heather Priya Aisha Fatima Margaret Claire Louise
  James David Michael Thomas Daniel Matthew Andrew Christopher Joshua Ryan Kevin Brian Steven Jason Justin Oliver Liam
  Ethan Greg Dave Steve Mike Raj Ahmed Mohammed Gary Kyle Derek Stuart Nigel Colin Martin Peter Simon Philip Kelly
  Mary Jane Kate Lucy Amy Helen Alice Ellen Ruth Joan Nora Aoife Siobhan Niamh Ciara John Robert William George Paul Ben
  Alex Adam Chris Tom Tim Nick Sam Jack Harry Callum Declan Conor Sean Patrick Fiona Deborah Marjorie Gemma Tracey Wendy
  Jana Katrin Sabine Petra Claudia Monika Heike Birgit Ute Anke Silke Nadine Melanie Sandra Lena Leonie Lukas Jonas Felix
  Stefan Andreas Markus Matthias Tobias Sebastian Florian Jurgen Wolfgang Dieter Uwe Klaus Jens Torsten Thorsten Heinz
  Ingrid Renate Ursula Gisela Hannelore Hans Gunter Karl Bernd Frank Holger Karsten Sven Nils Malte Karim Yasmina Nadia Hugo
  Camille Lea Chloe Manon Aurelie Celine Elodie Emilie Nathalie Isabelle Sylvie Valerie Sandrine Delphine Margaux Ines
  Pierre Julien Nicolas Mathieu Antoine Guillaume Sebastien Philippe Laurent Thierry Francois Olivier Benoit Etienne
  Maria Carmen Lucia Elena Cristina Marta Raquel Beatriz Silvia Nuria Rocio Paula Andrea Alejandra Valentina Gabriela
  Carlos Javier Miguel Alejandro Fernando Sergio Pablo Jorge Alberto Alvaro Diego Ignacio Andres Ruben Oscar Luis
  Giulia Chiara Francesca Federica Martina Alessia Valeria Sara Giorgia Ilaria Elisa Paola Serena Roberta Marco Matteo
  Lorenzo Alessandro Andrea Giuseppe Giovanni Stefano Davide Simone Riccardo Federico Gianluca Massimo Roberto Paolo
  Sanne Femke Anouk Lotte Marieke Esther Ingrid Marloes Jolanda Willemijn Pieter Jeroen Sander Bart Maarten Joost Wouter
  Camila Juliana Fernanda Mariana Bruna Leticia Larissa Patricia Vanessa Renata Luciana Debora Carla Joana Ines Catarina
  Rafael Thiago Gustavo Rodrigo Felipe Leandro Marcelo Ricardo Joao Tiago Goncalo Nuno Rui Eduardo Vinicius Mateus`.split(
    /\s+/,
  ),
);
