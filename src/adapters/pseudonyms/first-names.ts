/** First names that are common somewhere and are no word besides. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `Aaron Abdul Abigail Adam Adele Adrian Agnes Ahmed Aisha Alan Albert Alejandro Alessandro Alexander Alexandra Alexis Alfred Ali
  Alice Alison Amanda Amelia Amir Amy Ana Anastasia Andrea Andreas Andrei Andrew Angela Anita Anja Anna Anne Anneliese Annette Anthony
  Antoine Anton Antonio Arjun Arthur Ashley Astrid Audrey Barbara Beatrice Ben Benjamin Bernard Bernd Beth Birgit Bjorn Bob Boris Brandon Brenda
  Brian Brigitte Bruno Camille Carl Carla Carlos Carmen Caroline Catherine Cecilia Charles Charlotte Chen Chloe Chris Christian Christina
  Christine Christoph Christopher Claire Clara Claudia Claus Colin Connor Craig Cristina Cynthia Daniel Daniela David Deborah Denis Dennis
  Derek Diana Diego Dieter Dimitri Dirk Dmitri Dominik Donald Doris Dorothy Douglas Edith Eduardo Edward Edwin Eleanor Elena Elias
  Elisabeth Elizabeth Ellen Emily Emma Emmanuel Enrique Eric Erik Erika Ernst Esther Ethan Eugene Eva Evelyn Fatima Felicia Felix Fernando
  Fiona Florian Francesca Francesco Francisco Franz Frederic Frederik Friedrich Fritz Gabriel Gabriela Gareth Gary Georg George Gerald Gerard
  Gerhard Giovanni Giulia Gloria Gordon Greg Gregory Greta Guillaume Gunther Gustav Hanna Hannah Hans Harald Harold Harry Hassan Heather Heidi
  Heinrich Heinz Helen Helena Helga Helmut Henri Henry Herbert Hermann Hiroshi Howard Hugo Ian Ibrahim Igor Ingrid Irene Iris Irina Isaac
  Isabel Isabella Ivan Jacob Jacqueline Jakob Jakub James Jan Jane Janet Jason Javier Jean Jeff Jeffrey Jennifer Jeremy Jessica Joachim Joan
  Joanna Joao Joel Johan Johannes John Jonas Jonathan Jorge Jose Josef Joseph Joshua Juan Judith Julia Julian Juliane Julie Julien Jurgen Justin
  Kai Karen Karin Karl Karsten Katarina Kate Katharina Katherine Kathleen Katja Katrin Keith Kelly Kenneth Kenji Kevin Kim Klaus Konrad
  Kristin Kumar Kurt Larry Lars Laura Laurent Lauren Lea Leah Leila Lena Leon Leonard Leonardo Linda Lisa Lorenzo Louis Louise Luca Lucas Lucia
  Ludwig Luis Luisa Lukas Luke Lydia Magdalena Manfred Manuel Marc Marcel Marco Marcus Margaret Margarita Maria Marie Marina Mario Marion Marta
  Martha Martin Martina Mary Mateo Mathias Matteo Matthew Matthias Maurice Maxim Maximilian Megan Mehmet Mei Melanie Melissa Michael Michelle Miguel
  Mikhail Miriam Mohamed Mohammed Monica Monika Muhammad Nadia Nancy Natalia Natalie Nathan Nicholas Nicolas Nicole Niels Nigel Nikolai Nina
  Nora Norbert Norman Oleg Olga Oliver Olivia Omar Oscar Oskar Otto Pablo Pamela Patricia Patrick Paul Paula Paulo Pavel Pedro Peter Petra Philip
  Philipp Pierre Pietro Piotr Priya Rachel Rafael Rainer Rajesh Ralf Ralph Ramon Raphael Raul Raymond Rebecca Renate Ricardo Richard Rita Robert
  Roberto Rodrigo Roger Roland Rolf Ronald Rosa Rosemary Roman Ruben Rudolf Russell Ruth Ryan Sabine Sabrina Salma Samantha Samuel Sandra Sanjay
  Santiago Sara Sarah Scott Sean Sebastian Sergei Sergio Sharon Shirley Sigrid Silvia Simon Simone Sofia Sonja Sophia Sophie Stefan Stefanie
  Stella Stephan Stephanie Stephen Steve Steven Stuart Sunita Susan Susanne Suzanne Sven Svetlana Sylvia Takashi Tamara Tanja Tatiana Teresa
  Theo Theodor Theresa Thomas Thorsten Timothy Tina Tobias Todd Tomas Tommaso Tony Tracy Ulrich Ulrike Ursula Uwe Valentina Valerie Vanessa Vera
  Veronica Victoria Vincent Viktor Vikram Vladimir Volker Walter Wendy Werner Wilhelm William Wolfgang Xavier Yasmin Yuki Yuri Yusuf Yvonne
  Zachary Zoe`.split(/\s+/),
);
